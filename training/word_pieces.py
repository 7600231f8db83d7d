"""BERT's uncased WordPiece with the place of every piece in the original text. Mirrors the tokenizer of the service."""
import unicodedata


def plain(character):
    return ''.join(c for c in unicodedata.normalize('NFD', character) if unicodedata.category(c) != 'Mn').lower()


def is_mark(c):
    return c in '$+<=>^`|~' or unicodedata.category(c).startswith('P')


def is_han(c):
    n = ord(c)
    return 0x4E00 <= n <= 0x9FFF or 0x3400 <= n <= 0x4DBF or 0x20000 <= n <= 0x2CEAF or 0xF900 <= n <= 0xFAFF or 0x2F800 <= n <= 0x2FA1F


def split_words(text):
    """Words as lists of (character, place in the original)."""
    words, word = [], []
    for at, original in enumerate(text):
        for c in plain(original):
            category = unicodedata.category(c)
            if c in '\t\n\r' or category == 'Zs':
                if word: words.append(word)
                word = []
            elif category in ('Cc', 'Cf', 'Co', 'Cs') or c == '\ufffd':
                continue
            elif is_mark(c) or is_han(c):
                if word: words.append(word)
                words.append([(c, at)])
                word = []
            else:
                word.append((c, at))
    if word: words.append(word)
    return words


class WordPieces:
    def __init__(self, file):
        self.numbers = {piece.rstrip('\n'): n for n, piece in enumerate(open(file, encoding='utf8'))}
        self.unknown, self.start, self.end = (self.numbers[p] for p in ('[UNK]', '[CLS]', '[SEP]'))
        self.kept = {}

    def pieces_of(self, word):
        """(number, from, to) within the word."""
        if word in self.kept: return self.kept[word]
        found, at = [], 0
        if len(word) > 100: found, at = [(self.unknown, 0, len(word))], len(word)
        while at < len(word):
            for to in range(len(word), at, -1):
                number = self.numbers.get(('##' if at else '') + word[at:to])
                if number is not None: break
            else:
                found = [(self.unknown, 0, len(word))]
                break
            found.append((number, at, to))
            at = to
        self.kept[word] = found
        return found

    def read(self, text, limit):
        """Numbers between those of start and end, and for each its (from, to) in the text; (0, 0) for start and end."""
        numbers, places = [self.start], [(0, 0)]
        for word in split_words(text):
            for number, a, b in self.pieces_of(''.join(c for c, _ in word)):
                numbers.append(number)
                places.append((word[a][1], word[b - 1][1] + 1))
        numbers, places = numbers[: limit - 1], places[: limit - 1]
        return numbers + [self.end], places + [(0, 0)]
