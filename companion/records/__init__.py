"""What was played: the history of all tables, what can be learned from it, and ways to hand it on.

Reads what the store keeps and changes nothing there. `history` has the list, `statistics` what it
says of people and games, `course` how the points of one match grew; `bg_stats` and `table_file`
give it to other programs.
"""
