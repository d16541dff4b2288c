"""Days and times as people say them: today, on Sunday, on 3 Nov.

`now` also says where the reader is: every moment is told in its time zone.
"""

from datetime import datetime, timedelta

from companion.words.speech import Words

_WEEK = 7
_HOUR = 60


def ago(words: Words, moment: datetime, now: datetime) -> str:
    """How long ago it was within the last hour, and before that on which day."""
    minutes = (now - moment) // timedelta(minutes=1)
    if minutes == 0:
        return words.say("moment.now")
    if 0 < minutes < _HOUR:
        return words.say("moment.minutes", n=minutes)
    return day(words, moment, now)


def day(words: Words, moment: datetime, now: datetime) -> str:
    """The day by the shortest name that is clear: the date names its year only if it must."""
    then = moment.astimezone(now.tzinfo)
    past = (now.date() - then.date()).days
    if past == 0:
        return words.say("moment.today")
    if past == 1:
        return words.say("moment.yesterday")
    if 1 < past < _WEEK:
        return words.say(f"moment.weekday.{then.isoweekday()}")
    name = words.say(f"moment.short-month.{then.month}")
    if then.year == now.year:
        return words.say("moment.date", day=then.day, month=name)
    return words.say("moment.date-of-year", day=then.day, month=name, year=then.year)


def month(words: Words, moment: datetime, now: datetime) -> str:
    """The month, with its year unless that is the present one."""
    then = moment.astimezone(now.tzinfo)
    name = words.say(f"moment.month.{then.month}")
    if then.year == now.year:
        return name
    return words.say("moment.month-of-year", month=name, year=then.year)
