"""Prints the books of the families that training holds out, as JSON lines: what is fitted or measured afterwards uses no other."""
import glob, json, os, random

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'data/books')
for name in sorted(glob.glob(f'{FOLDER}/*.jsonl')):
    with open(name, encoding='utf-8') as lines:
        for line in filter(str.strip, lines):
            if random.Random(json.loads(line)['family']).random() < .1:
                print(line.strip())
