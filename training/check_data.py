"""Refuses a line of training/data that breaks the rules of training/data/README.md. Usage: python3 training/check_data.py [files]"""
import collections, glob, json, os, re, sys

HERE = os.path.dirname(os.path.abspath(__file__))
vocabulary = json.load(open(os.path.join(HERE, 'data/vocabulary.json'), encoding='utf8'))
BOOKS, EDITS = vocabulary['books'], vocabulary['edits']
OPS = EDITS['ops']
# A label that nobody has given; training leaves it out.
UNKNOWN = 'unknown'

def check_book(b):
    need = 'family kind title subtitle summary genre subgenre subjects also never literal figurative joined people place where era season hour weather mood palette typeLed'.split()
    missing = [k for k in need if k not in b]; extra = [k for k in b if k not in need]
    if missing or extra: return f'missing {missing}, unknown {extra}'
    if b['kind'] not in BOOKS['kind']: return 'kind'
    if b['genre'] not in BOOKS['genre']: return f"genre {b['genre']}"
    if b['subgenre'] is not None and b['subgenre'] not in BOOKS['genre'][b['genre']]: return f"subgenre {b['subgenre']} of {b['genre']}"
    for key, low, high in (('subjects', 3, 6), ('also', 2, 10), ('never', 1, 8)):
        if not isinstance(b[key], list) or not low <= len(b[key]) <= high: return f'{key} has {len(b[key])}'
    for noun in b['subjects'] + b['also']:
        if noun != noun.lower() or len(noun.split()) > 4: return f'noun {noun!r}'
    if len(set(b['subjects'] + b['also'])) < len(b['subjects'] + b['also']): return 'a noun twice'
    if set(b['never']) & set(b['subjects'] + b['also']): return 'never and shown'
    text = ' '.join(filter(None, (b['title'], b['subtitle'], b['summary'])))
    for key in ('literal', 'figurative'):
        for span in b[key] or []:
            if span not in text: return f'{key} {span!r} is not in the text'
    if set(b['literal'] or []) & set(b['figurative'] or []): return 'literal and figurative'
    if b['joined'] not in (None, UNKNOWN) and b['joined'].get('how') not in BOOKS['how']: return 'joined.how'
    p = b['people']
    if p is not None:
        if set(p) != {'who', 'count', 'age', 'relation', 'pose', 'dress'}: return f'people {sorted(p)}'
        if p['age'] not in [*BOOKS['age'], UNKNOWN]: return f"age {p['age']}"
        if p['relation'] not in [*BOOKS['relation'], UNKNOWN]: return f"relation {p['relation']}"
        if p['pose'] not in [*BOOKS['pose'], UNKNOWN]: return f"pose {p['pose']}"
        if not isinstance(p['count'], int): return 'people.count'
    for key, allowed in ((k, BOOKS[k]) for k in ('place', 'era', 'season', 'hour', 'weather', 'palette')):
        if b[key] is None and key not in ('era', 'palette'): continue
        if b[key] not in [*allowed, UNKNOWN]: return f'{key} {b[key]}'
    if any(m not in BOOKS['mood'] for m in b['mood']): return f"mood {b['mood']}"
    if not 0 <= b['typeLed'] <= 1: return 'typeLed'

REASONS = [None, 'hate', 'incitement', 'threat', 'sexualised_minor', 'self_harm', 'explicit_imagery', 'harmful_instructions']
FIELDS = {'genre', 'title', 'subtitle', 'author', 'summary', 'prompt'}
def check_verdict(r):
    """One field by itself, or all that a caller sends of a book."""
    if r.get('reason', 0) not in REASONS: return f"reason {r.get('reason')}"
    if 'text' in r: return None if set(r) == {'field', 'text', 'reason'} else f'keys {sorted(r)}'
    if set(r) - FIELDS != {'reason', 'blame'} or not r.get('title'): return f'keys {sorted(r)}'
    if (r['blame'] is None) != (r['reason'] is None) or r['blame'] not in [None, *FIELDS]: return f"blame {r['blame']}"

BRACKET = re.compile(r'\[([^\[\]|]+)\|([^\[\]|]+)\]')
def check_edit(r):
    if set(r) - {'voice', 's', 'e', 'none'} or not {'voice', 's', 'e'} <= set(r): return f'keys {sorted(r)}'
    if bool(r['e']) == ('none' in r): return 'either edits or none'
    if 'none' in r and r['none'] not in EDITS['none']: return f"none {r['none']}"
    edits = [dict(e) for e in r['e']]
    for e in edits:
        if e.get('op') not in OPS: return f"op {e.get('op')}"
    if re.search(r'[\[\]|]', BRACKET.sub('', r['s'])): return 'bracket'
    for text, marks in BRACKET.findall(r['s']):
        if text != text.strip(): return f'spaces in {text!r}'
        for mark in marks.split(';'):
            slot, _, canon = mark.partition('=')
            if slot == 'keep':
                if canon and canon not in EDITS['target']: return f'keep={canon}'
                continue
            m = re.fullmatch(r'(\d+)\.(target|value|of|not|amount|place|count|size|colour)', slot)
            if not m: return f'slot {mark!r}'
            n = int(m[1])
            if not 1 <= n <= len(edits): return f'edit {n} of {len(edits)}'
            if m[2] in edits[n-1]: return f'{mark} filled twice'
            edits[n-1][m[2]] = (canon, text) if canon else (None, text)
    for i, e in enumerate(edits, 1):
        op = OPS[e['op']]
        for key, value in e.items():
            if key == 'op': continue
            if key not in op['slots']: return f"{e['op']} has no {key}"
            canon = value[0] if isinstance(value, tuple) else value
            if canon is None and key in ('place', 'size'): return f'{i}.{key} needs a canonical name'
            if canon is None and key == 'value' and not op['openValue']: return f"{i}.value of {e['op']} needs a canonical name"
            if canon is None: continue
            if key == 'value' and canon not in op['values']: return f"{e['op']} value {canon}"
            if key == 'place' and canon not in EDITS['place'] + EDITS['relation']: return f'place {canon}'
            if key == 'target' and isinstance(value, str) and value not in EDITS['target']: return f'target {value} stands in no bracket'
            if key == 'target' and isinstance(value, tuple) and canon not in EDITS['target']: return f'target={canon} is not a fixed one'
            if key == 'size' and canon not in EDITS['size']: return f'size {canon}'
        if 'target' not in e and not op['targetImplied']: return f"{i}. {e['op']} has no target"

CHECKS = {'books': check_book, 'edits': check_edit, 'verdicts': check_verdict}
def main():
    files = sys.argv[1:] or sorted(glob.glob(os.path.join(HERE, 'data/*/*.jsonl')))
    bad = 0; seen = {}; counts = collections.Counter()
    for name in files:
        kind = os.path.basename(os.path.dirname(os.path.abspath(name)))
        for number, line in enumerate(open(name, encoding='utf8'), 1):
            if not line.strip(): continue
            try: item = json.loads(line)
            except ValueError as e: bad += 1; print(f'{name}:{number}: no JSON: {e}'); continue
            try: why = CHECKS[kind](item)
            except Exception as e: why = f'{type(e).__name__} {e}'
            key = BRACKET.sub(lambda m: '[' + m[2] + ']', item.get('s', '')) if kind == 'edits' else item.get('title', '') + (item.get('summary') or '')
            # Lists of single fields may repeat one another: they come from many hands.
            if not why and key in seen and 'text' not in item: why = f'stands already in {seen[key]}'
            seen.setdefault(key, f'{name}:{number}')
            if why: bad += 1; print(f'{name}:{number}: {why}')
            counts[kind] += 1
    print(f'{dict(counts)} lines, {bad} bad')
    sys.exit(1 if bad else 0)

if __name__ == '__main__': main()
