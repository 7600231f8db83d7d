"""Trains the reader and exports it: `python3 training/train.py --out DIR [--steps N] [--small]`. See README.md and requirements.txt."""
import argparse, contextlib, copy, json, math, os, random, time
import numpy as np, torch, torch.nn.functional as F
import books, edits, verdicts
from export import export
from network import Encoder, Reader, mean
from restore import restore
from word_pieces import WordPieces

HERE = os.path.dirname(os.path.abspath(__file__))
a = argparse.ArgumentParser()
a.add_argument('--out', default=os.path.join(HERE, 'out')); a.add_argument('--steps', type=int, default=6000); a.add_argument('--small', action='store_true')
a.add_argument('--seconds', type=float, default=3600); a.add_argument('--seed', type=int, default=7); a.add_argument('--all', action='store_true')
a.add_argument('--held-hands', default='e19,e23,e25', help='hands whose edits are only judged, never learned from'); a.add_argument('--rate', type=float, default=1e-4)
a.add_argument('--drop', type=float, default=.1); a.add_argument('--mask', type=float, default=.05); a.add_argument('--layers', type=int, default=3); a.add_argument('--workers', type=int, default=14)
a.add_argument('--show', type=int, default=14); a.add_argument('--batch', type=int, default=192)
a.add_argument('--begin', type=float, default=0., help='share of the training that an earlier run has done, and left in the folder of --out')
a.add_argument('--end', type=float, default=1., help='share at which this run stops; below 1 it leaves its state for the next')
a.add_argument('--from', dest='origin', help='folder of exported weights to go on from, instead of the installed encoder')
a = a.parse_args()
device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(a.seed); rng = random.Random(a.seed)
pieces = WordPieces(os.path.join(HERE, 'base-vocabulary.txt'))


def padded(texts):
    read = [pieces.read(t, 24)[0] for t in texts]
    ids, seen = (np.zeros((len(read), max(map(len, read))), np.int64) for _ in range(2))
    for i, r in enumerate(read): ids[i, :len(r)], seen[i, :len(r)] = r, 1
    return ids, seen


def embed_with(encoder, size=512):
    def embed(texts):
        out = []
        for at in range(0, len(texts), size):
            ids, seen = (torch.from_numpy(x).to(device) for x in padded(texts[at:at + size]))
            out.append(F.normalize(mean(encoder(ids, seen), seen), dim=-1))
        return torch.cat(out)
    return embed


# Split by construction where no hand is held out, by family of books, and by line of the verdicts; a tenth each. A hand that is held out is held
# out whole.
E, Bk, V = edits.load(), books.load(), verdicts.load()
if a.small: E, Bk, V = E[:200], Bk[:120], V[:200]
part = lambda key: random.Random(key).random()
held = set(filter(None, a.held_hands.split(',')))
is_test_e = lambda r: r['hand'].split('-')[0] in held or (not held and part(r['id']) < .1)
test_e = [r for r in E if is_test_e(r)]
train_e = [r for r in E if a.all or not is_test_e(r)]
test_b = [b for b in Bk if part(b['family']) < .1 and b['literal'] is not None]
train_b = [b for b in Bk if a.all or part(b['family']) >= .1]
test_v = [v for v in V if part(v['id']) < .1]
train_v = [v for v in V if a.all or part(v['id']) >= .1]
things = sorted({n for b in Bk for n in b['subjects'] + b['also'] if len(n.split()) <= 3})
texts = [b['title'] for b in Bk] + [b['subtitle'] for b in Bk if b['subtitle']]
bank = books.bank_of(train_b)
exchange = edits.Exchange(things, texts, edits.surfaces_of(train_e))
print(f'edits {len(train_e)} + {len(test_e)}, books {len(train_b)} + {len(test_b)}, verdicts {len(train_v)} + {len(test_v)}, nouns {len(bank)}', flush=True)

reader = Reader(os.path.join(HERE, 'base.npz'), {k: len(v) for k, v in edits.CLASSES.items()}, edits.SPANS, len(edits.TAGS), edits.MOST,
                {k: len(v) for k, v in books.CLASSES.items()}, len(verdicts.REASONS), a.layers, a.drop)
if a.origin: restore(reader, a.origin)
reader = reader.to(device)
steady = copy.deepcopy(reader)
judge_encoder = Encoder.installed(os.path.join(HERE, 'base.npz')).to(device).eval()
judge = torch.no_grad()(embed_with(judge_encoder))
heads = [p for name, p in reader.named_parameters() if not name.startswith('encoder.')]
opt = torch.optim.AdamW([{'params': reader.encoder.parameters(), 'lr': a.rate}, {'params': heads, 'lr': 4 * a.rate}], weight_decay=.01, **({'fused': True} if device == 'cuda' else {}))
rates = [a.rate, 4 * a.rate]


def slow_down(progress):
    """Rises over the first twelfth, then falls like a cosine to nothing at the end."""
    share = progress / .08 if progress < .08 else .5 * (1 + math.cos(math.pi * (progress - .08) / .92))
    for group, rate in zip(opt.param_groups, rates): group['lr'] = rate * max(share, 1e-3)


size_e, size_b, size_v = (a.batch, 96, 96) if not a.small else (8, 8, 8)


class Batches(torch.utils.data.IterableDataset):
    """Endless batches, made by several processes beside the training."""
    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = random.Random(f'{a.seed} {worker.id if worker else 0} {a.begin}')
        harmful, harmless = ([v for v in train_v if (v['reason'] != 'fine') == wanted] for wanted in (True, False))
        while True:
            batch = [edits.example(rng, rng.choice(train_e), exchange, train_e) for _ in range(size_e)]
            chosen = rng.sample(train_b, min(size_b, len(train_b)))
            judged = [verdicts.example(rng, harmful if harmful and rng.random() < .4 else harmless, train_b) for _ in range(size_v)]
            nouns, also_right = books.nouns_to_tell_apart(chosen, bank, rng)
            yield edits.arrays(batch, pieces)[:3], books.arrays(chosen, pieces, rng)[:3], verdicts.arrays(judged, pieces), padded(nouns), also_right


MASK = pieces.numbers['[MASK]']
def hidden_at_times(ids, seen):
    """Some pieces are hidden, so that no single word decides."""
    if a.mask == 0: return ids
    hide = (torch.rand(ids.shape, device=ids.device) < a.mask) & (seen > 0)
    hide[:, 0] = False
    return ids.masked_fill(hide, MASK)


def together(*several):
    """Texts of all tasks through the encoder at once."""
    width = max(ids.shape[1] for ids, _ in several)
    wide = lambda x: F.pad(x, (0, width - x.shape[1]))
    ids, seen = torch.cat([wide(i) for i, _ in several]), torch.cat([wide(s) for _, s in several])
    states, at = reader.encoder(hidden_at_times(ids, seen), seen), 0
    for i, s in several:
        yield states[at:at + len(i), :i.shape[1]], s
        at += len(i)


# Half precision where the machine has it.
auto = lambda: torch.autocast('cuda', dtype=torch.bfloat16) if device == 'cuda' else contextlib.nullcontext()
full = lambda out: {k: v.float() for k, v in out.items()}
began = time.time()
workers = a.workers if device == 'cuda' else 0
batches = iter(torch.utils.data.DataLoader(Batches(), batch_size=None, num_workers=workers, collate_fn=lambda x: x, **({'prefetch_factor': 8} if workers else {})))
reader.train()
state = os.path.join(a.out, 'state.pt')
if a.begin > 0:
    kept = torch.load(state, map_location=device)
    reader.load_state_dict(kept['reader']); steady.load_state_dict(kept['steady']); opt.load_state_dict(kept['opt'])
for step in range(a.steps):
    # By steps or by time, whichever ends first.
    progress = a.begin + (a.end - a.begin) * max(step / a.steps, (time.time() - began) / a.seconds)
    if progress >= a.end: break
    slow_down(progress)
    of_edits, of_books, of_verdicts, nouns, also_right = next(batches)
    (ids_e, seen_e, y_e), (ids_b, seen_b, y_b), (ids_v, seen_v, y_v) = (edits.on(device, *x) for x in (of_edits, of_books, of_verdicts))
    with auto():
        states_e, states_b, states_v = together((ids_e, seen_e), (ids_b, seen_b), (ids_v, seen_v))
        out_e, out_b, out_v = reader.edits(*states_e), reader.books(*states_b), reader.verdicts(*states_v)
        noun_ids, noun_seen = (torch.from_numpy(x).to(device) for x in nouns)
        vectors = F.normalize(mean(reader.encoder(noun_ids, noun_seen), noun_seen), dim=-1)
    out_b = full(out_b)
    loss_e = edits.loss_of(full(out_e), y_e, seen_e)
    loss_b = books.loss_of(out_b, y_b) + 1.5 * books.contrast(out_b['vector'], vectors.float(), torch.from_numpy(also_right).to(device))
    loss_v = verdicts.loss_of(full(out_v), y_v)
    opt.zero_grad(); (loss_e + loss_b + loss_v).backward()
    torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.); opt.step()
    with torch.no_grad(): torch._foreach_lerp_(list(steady.parameters()), list(reader.parameters()), 1 - min(.998, (1 + step) / (10 + step) if a.begin == 0 else .998)) if hasattr(torch, '_foreach_lerp_') else [p.lerp_(q, .5) for p, q in zip(steady.parameters(), reader.parameters())]
    if step % 250 == 0: print(f'step {step} {time.time() - began:.0f} s, loss {loss_e.item():.2f} {loss_b.item():.2f} {loss_v.item():.2f}', flush=True)

os.makedirs(a.out, exist_ok=True)
if a.end < 1:
    torch.save({'reader': reader.state_dict(), 'steady': steady.state_dict(), 'opt': opt.state_dict()}, state)
    raise SystemExit(f'stopped at step {step}, {progress:.2f} of the training')

# What is kept is the mean of the last steps: steadier than any one of them.
reader = steady.eval()
embed = embed_with(reader.encoder)
run_edits = lambda ids, seen: reader.edits(reader.encoder(ids, seen), seen)
run_books = lambda ids, seen: reader.books(reader.encoder(ids, seen), seen)
run_verdicts = lambda ids, seen: reader.verdicts(reader.encoder(ids, seen), seen)
rounded = lambda scores: {k: round(v, 3) for k, v in scores.items()}
of_verdicts, misses = verdicts.evaluate(run_verdicts, test_v, pieces, device)
scores = {
    'edits': {hand: rounded(edits.evaluate(run_edits, [r for r in test_e if r['hand'].split('-')[0] == hand], pieces, device, show=a.show)) for hand in sorted({r['hand'].split('-')[0] for r in test_e})},
    'books': rounded(books.evaluate(run_books, test_b, pieces, device, embed, bank, judge)),
    'verdicts': rounded(of_verdicts),
    'steps': step + 1, 'seconds': round(time.time() - began),
}
for sure, text in misses[:a.show]: print('   ', sure, text[:160])
print(json.dumps(scores), flush=True)
json.dump(scores, open(os.path.join(a.out, 'scores.json'), 'w'))
with torch.no_grad(): export(reader.cpu(), bank, embed_with(reader.encoder.to(device))(bank).cpu().numpy(), a.out)
