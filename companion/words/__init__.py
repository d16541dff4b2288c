"""The app's sentences in the reader's language: message ids and facts in, words out."""

from companion.words.languages import LANGUAGES, closest_language, system_language
from companion.words.speech import MissingMessage, Words

__all__ = ["LANGUAGES", "MissingMessage", "Words", "closest_language", "system_language"]
