"""Books: labels of a concept, the nouns of a right cover, which words are literal, name people and tell of clothes."""
import collections, glob, json, os, re
import numpy as np, torch, torch.nn.functional as F

from edits import on, told

HERE = os.path.dirname(os.path.abspath(__file__))
B = json.load(open(os.path.join(HERE, 'data/vocabulary.json'), encoding='utf8'))['books']
SUBGENRES = [f'{g}:{s}' for g, subs in B['genre'].items() for s in subs]
LONGEST = 256
none = ['none']
CLASSES = {
    'subgenre': SUBGENRES,
    'people': ['no', 'yes'], 'gender': ['women', 'men', 'mixed'],
    'count': ['1', '2', '3', 'many'],
    'age': B['age'], 'relation': B['relation'], 'pose': B['pose'],
    'place': none + B['place'], 'era': B['era'], 'season': none + B['season'], 'hour': none + B['hour'], 'weather': none + B['weather'],
    'mood': B['mood'], 'palette': B['palette'], 'how': none + B['how'], 'typeLed': ['share'],
}
MULTI = {'mood'}


def load():
    rows = []
    for name in sorted(glob.glob(os.path.join(HERE, 'data/books/*.jsonl'))):
        for line in open(name, encoding='utf8'):
            if line.strip(): rows.append({**json.loads(line), 'hand': os.path.basename(name).split('-')[0]})
    return rows


WOMEN = re.compile(r'\b(wom[ae]n|girls?|mothers?|sisters?|grandmothers?|grandma|aunts?|wi(fe|ves)|queen|princess|daughters?|nuns?|brides?|widows?|lady|ladies|her|she|heroine|witch|matriarch|governess|waitress)\b', re.I)
MEN = re.compile(r'\b(m[ae]n|boys?|fathers?|brothers?|grandfathers?|uncles?|husbands?|king|prince|sons?|monks?|grooms?|widowers?|his|he|him|knight|duke|earl|lord|father-in-law)\b', re.I)
def gender_of(who):
    women, men = bool(WOMEN.search(who)), bool(MEN.search(who))
    if re.search(r'\b(couple|lovers)\b', who): return 'mixed'
    return 'mixed' if women and men else 'women' if women else 'men' if men else None


# Where a phrase stops saying who and begins to say where, with what or doing what.
BEYOND = re.compile(r'\s(?:in|at|on|with|under|over|by|beside|behind|before|through|from|into|among|between|alone|\w+ing|of|who|whose|,)\b|[,;:]')
SMALL = set('a an the two three four five and or his her their one of both old new very'.split())
def people_words(who):
    return {w for part in who.split(' and ') for w in re.findall(r"[a-z'-]{3,}", BEYOND.split(' ' + part.lower(), maxsplit=1)[0]) if w not in SMALL}


# A garment stands before these.
WORN = re.compile(r'\s(?:in|at|on|with|of|from|over|under|for|too|like|big|up)\b')
def dress_words(dress, text):
    """Where the text itself tells of clothes: a garment, with what is said of it right before. Pairs of start and end."""
    told = []
    for part in re.split(r'[,;]| and ', dress.lower()):
        words = [w for w in re.findall(r"[a-z'-]{3,}", WORN.split(part, maxsplit=1)[0]) if w not in SMALL]
        if not words: continue
        before = '|'.join(map(re.escape, words[:-1]))
        garment = re.escape(words[-1]) + '(?:e?s)?'
        told += [m.span() for m in re.finditer(rf'\b(?:(?:{before})[ -])*{garment}\b' if before else rf'\b{garment}\b', text.lower()) if m.start() > text.find('.')]
    return told


def text_of(b, rng=None):
    """As the service reads a book. In training parts are left out at times."""
    subtitle = f" {b['subtitle']}." if b.get('subtitle') else ''
    summary = b.get('summary') or ''
    if rng and rng.random() < .08: summary = ''
    genre = b['genre'].replace('-', ' ')
    sub = (b.get('subgenre') or '').replace('-', ' ')
    shown = f'{genre}, {sub}' if sub and not (rng and rng.random() < .5) else genre
    return f"{shown}. {b['title']}.{subtitle} {summary}"


def labels_of(b):
    people = b['people']
    y = {name: -100 for name in CLASSES}
    if b['subgenre']: y['subgenre'] = SUBGENRES.index(f"{b['genre']}:{b['subgenre']}")
    y['people'] = int(people is not None)
    if people:
        y['count'] = min(max(people['count'], 1), 4) - 1
        for k in ('age', 'relation', 'pose'):
            if people[k] != 'unknown': y[k] = B[k].index(people[k])
        gender = gender_of(people['who'])
        if gender: y['gender'] = CLASSES['gender'].index(gender)
    for k in ('place', 'season', 'hour', 'weather'):
        if b[k] != 'unknown': y[k] = CLASSES[k].index(b[k] or 'none')
    for k in ('era', 'palette'):
        if b[k] != 'unknown': y[k] = CLASSES[k].index(b[k])
    if b['joined'] != 'unknown': y['how'] = CLASSES['how'].index(b['joined']['how'] if b['joined'] else 'none')
    return y


def arrays(batch, pieces, rng=None):
    texts = [text_of(b, rng) for b in batch]
    read = [pieces.read(t, LONGEST) for t in texts]
    count, width = len(batch), max(len(i) for i, _ in read)
    ids, seen = np.zeros((count, width), np.int64), np.zeros((count, width), np.int64)
    literal, person, dress = (np.full((count, width), -100, np.int64) for _ in range(3))
    for n, (b, text, (numbers, places)) in enumerate(zip(batch, texts, read)):
        ids[n, :len(numbers)], seen[n, :len(numbers)] = numbers, 1
        if b['people'] and b['people']['who'] != 'unknown':
            words = people_words(b['people']['who'])
            person[n, :len(numbers)] = 0
            for m in re.finditer(r"[a-z'-]{3,}", text.lower()):
                if m.start() > text.find('.') and m[0] in words: person[n, [i for i, (s, e) in enumerate(places) if e > s and s < m.end() and e > m.start()]] = 1
            if b['people']['dress'] != 'unknown': dress[n, :len(numbers)] = 0
            for start, end in dress_words(b['people']['dress'] or '', text): dress[n, [i for i, (s, e) in enumerate(places) if e > s and s < end and e > start]] = 1
        if b['literal'] is None: continue
        literal[n, :len(numbers)] = 0
        for key, label in (('literal', 1), ('figurative', 2)):
            for words in b[key]:
                at = text.find(words, text.find('.'))
                while at >= 0:
                    literal[n, [i for i, (s, e) in enumerate(places) if e > s and s < at + len(words) and e > at]] = label
                    at = text.find(words, at + 1)
    labels = [labels_of(b) for b in batch]
    y = {k: np.array([l[k] for l in labels], np.int64) for k in CLASSES if k not in MULTI and k != 'typeLed'}
    y['mood'] = np.array([[float(m in b['mood']) for m in B['mood']] for b in batch], np.float32)
    y['typeLed'] = np.array([b['typeLed'] for b in batch], np.float32)
    y['literal'], y['person'], y['dress'] = literal, person, dress
    return ids, seen, y, texts, [p for _, p in read]


def loss_of(out, y):
    known = (y['mood'].sum(1, keepdim=True) > 0).float().expand_as(y['mood'])
    total = F.binary_cross_entropy_with_logits(out['mood'], y['mood'], weight=known) * 2
    total = total + F.mse_loss(out['typeLed'][:, 0].sigmoid(), y['typeLed']) * 4
    total = total + 2 * told(out['literal'], y['literal']) + told(out['person'], y['person']) + told(out['dress'], y['dress'])
    return total + sum((1. if k == 'people' else .5) * told(out[k], y[k], smooth=.05) for k in CLASSES if k not in MULTI and k != 'typeLed')


def wanted_nouns(b): return [n.lower() for n in b['subjects'] + b['also']]


def bank_of(rows):
    """What can be named: all first choices, and what several books would do with."""
    first = {n.lower() for b in rows for n in b['subjects']}
    said = collections.Counter(n for b in rows for n in set(wanted_nouns(b)))
    return sorted(n for n in said if n in first or said[n] > 1)


def nouns_to_tell_apart(batch, bank, rng):
    """One right noun a book, then what must never be shown and nouns of other books; and which of them are right as well."""
    right, own = [], [set(wanted_nouns(b)) for b in batch]
    for b in batch:
        c = b['subjects']; w = [1 / (k + 1) for k in range(len(c))]
        right.append((rng.choices(c, w)[0] if rng.random() < .75 else rng.choice(b['also'] or c)).lower())
    wrong = [n.lower() for b in batch for n in rng.sample(b['never'], min(2, len(b['never'])))] + rng.sample(bank, min(len(bank), 192))
    shown = right + wrong
    also_right = np.array([[(noun in own[r]) and k != r for k, noun in enumerate(shown)] for r in range(len(batch))])
    return shown, also_right


def contrast(vectors, nouns, also_right, temperature=.05):
    """Right nouns lie close to their book; what must never be shown and other books' nouns do not."""
    scores = (vectors @ nouns.T / temperature).masked_fill(also_right, -1e4)
    order = torch.arange(len(vectors), device=vectors.device)
    return F.cross_entropy(scores, order) + .5 * F.cross_entropy(scores[:, :len(vectors)].T, order)


def evaluate(network, rows, pieces, device, embed, bank, judge, size=128):
    """`judge`: the encoder as installed, by which two nouns are called alike."""
    hits = {k: [0, 0] for k in CLASSES}; err = 0.
    top1 = top3 = misled = 0
    lit, spans = [[0, 0, 0], [0, 0, 0]], {'person': [0, 0, 0], 'dress': [0, 0, 0]}
    with torch.no_grad():
        N = embed(bank)
        for at in range(0, len(rows), size):
            batch = rows[at:at + size]
            ids, seen, y, _, _ = arrays(batch, pieces)
            ids, seen, y = on(device, ids, seen, y)
            out = network(ids, seen)
            for k in CLASSES:
                if k == 'typeLed': err += (out[k][:, 0].sigmoid() - y[k]).abs().sum().item()
                elif k == 'mood': hits[k][0] += sum(y[k][i, int(out[k][i].argmax())].item() for i in range(len(batch))); hits[k][1] += len(batch)
                elif k == 'subgenre':
                    for i, b in enumerate(batch):
                        if y[k][i] < 0: continue
                        mask = torch.tensor([s.startswith(b['genre'] + ':') for s in SUBGENRES], device=device)
                        hits[k][0] += int(out[k][i].masked_fill(~mask, -1e9).argmax() == y[k][i]); hits[k][1] += 1
                else:
                    ok = y[k] >= 0; hits[k][0] += (out[k].argmax(-1)[ok] == y[k][ok]).sum().item(); hits[k][1] += ok.sum().item()
            p = out['literal'].argmax(-1)
            for c in (1, 2):
                t = y['literal'] == c; g = (p == c) & (y['literal'] >= 0)
                lit[c - 1][0] += (t & g).sum().item(); lit[c - 1][1] += (g & ~t).sum().item(); lit[c - 1][2] += (t & ~g).sum().item()
            for k, c in spans.items():
                g, t, known = out[k].argmax(-1) == 1, y[k] == 1, y[k] >= 0
                c[0] += (t & g).sum().item(); c[1] += (g & ~t & known).sum().item(); c[2] += (t & ~g).sum().item()
            S = out['vector'] @ N.T
            for i, b in enumerate(batch):
                best = [bank[j] for j in S[i].topk(3).indices.tolist()]
                v = judge(best + wanted_nouns(b) + [x.lower() for x in b['never']])
                good = (v[:3] @ v[3:3 + len(wanted_nouns(b))].T).max(1).values; bad = (v[:3] @ v[3 + len(wanted_nouns(b)):].T).max(1).values
                ok = [(g > .7 and g >= x) for g, x in zip(good.tolist(), bad.tolist())]
                top1 += ok[0]; top3 += any(ok); misled += bool(bad[0] > .7 and bad[0] > good[0])
    n = len(rows); f1 = lambda c: 2 * c[0] / max(1, 2 * c[0] + c[1] + c[2])
    return dict({k: h / max(1, m) for k, (h, m) in hits.items() if k != 'typeLed'}, typeLed_error=err / n, top1=top1 / n, top3=top3 / n, misled=misled / n, literal_f1=f1(lit[0]), figurative_f1=f1(lit[1]), **{f'{k}_f1': f1(c) for k, c in spans.items()}, n=n)
