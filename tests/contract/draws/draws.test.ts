import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chanceOf, commitmentOf } from '../../../contract/draws/chance.ts';
import { drawFrom } from '../../../contract/draws/draw.ts';
import { type DrawRow, Entries } from '../../../contract/draws/entries.ts';
import { type DrawCheck, type DrawProof, verdictOn } from '../../../contract/draws/proof.ts';
import { entriesOf, name, proofOf, rows, seed, size } from '../../support/areas/proofs.ts';

/** The draw as docs/draws.md tells it, written down once more with nothing of ours. */
function drawnByHand() {
  const text = rows.map(([person, receipt, count]) => `${receipt} ${person} ${count}\n`).join('');
  const list = createHash('sha256')
    .update(`pistos-draw-1\nwinners 3\nalternates 2\n${text}`)
    .digest('hex');
  const key = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`pistos-draw-1 ${list}`)
    .digest();
  let counter = 0;
  const below = (n: number) => {
    for (;;) {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(counter++);
      const x = createHmac('sha256', key).update(bytes).digest().readUIntBE(0, 6);
      if (x < 2 ** 48 - (2 ** 48 % n)) return x % n;
    }
  };
  const all = rows.flatMap(([person, receipt, count]) =>
    Array.from({ length: count }, () => ({ person, receipt })),
  );
  const order = all.map((each, at) => ({ entry: at + 1, ...each }));
  const found: typeof order = [];
  for (let step = 0; step < order.length && found.length < 5; step += 1) {
    const other = step + below(order.length - step);
    const [one, two] = [order[step], order[other]];
    if (!one || !two) throw new Error('beyond the end');
    order[step] = two;
    order[other] = one;
    if (!found.some(({ person }) => person === two.person)) found.push(two);
  }
  return { list, found };
}

const all: DrawCheck[] = ['file', 'seed', 'entries', 'list', 'drawn', 'winners'];

describe('a draw', () => {
  test('is what the document says, to the letter', () => {
    const { list, found } = drawnByHand();
    const entries = entriesOf();
    expect(entries.hash).toBe(list);
    expect(drawFrom(seed, entries, size)).toEqual(
      found.map((each, at) => ({ place: at + 1, ...each })),
    );
  });

  test('never changes: by the same seed and entries it has the same result for ever', () => {
    expect(commitmentOf(seed)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
    const entries = entriesOf();
    expect(entries.hash).toMatchInlineSnapshot(
      `"8a216bed7dcb58ce39912bfb63d664d33a75ca801623ac84bb8b6cee52a379d0"`,
    );
    expect(drawFrom(seed, entries, size).map(({ entry }) => entry)).toMatchInlineSnapshot(`
      [
        32,
        21,
        9,
        37,
        31,
      ]
    `);
  });

  test('lets everybody win once, and ends where nobody is left', () => {
    const drawn = drawFrom(seed, entriesOf(), { winners: 50, alternates: 50 });
    expect(drawn.map(({ person }) => person).sort()).toEqual(
      Array.from({ length: 10 }, (_, at) => name(1000 + at)),
    );
    const none = new Entries(size);
    expect(drawFrom(seed, none, size)).toEqual([]);
  });

  test('has no number that is likelier than another', () => {
    const faces = 7;
    const throws = 21_000;
    const chance = chanceOf(seed, entriesOf().hash);
    const counts = new Array<number>(faces).fill(0);
    for (let at = 0; at < throws; at += 1) {
      const face = chance(faces);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const expected = throws / faces;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Of six degrees of freedom, one fair run in a thousand is beyond it.
    expect(chi).toBeLessThan(22.5);
  });

  test('gives every entry the same part of many draws', () => {
    const people = 20;
    const draws = 4000;
    const list: DrawRow[] = Array.from({ length: people }, (_, at) => [name(at), name(at), 1]);
    const wins = new Map<string, number>();
    for (let at = 0; at < draws; at += 1) {
      const entries = new Entries({ winners: 1, alternates: 0 });
      entries.add(list);
      const own = createHash('sha256').update(`seed ${at}`).digest('hex');
      const [winner] = drawFrom(own, entries, { winners: 1, alternates: 0 });
      wins.set(winner?.person ?? '', (wins.get(winner?.person ?? '') ?? 0) + 1);
    }
    const expected = draws / people;
    const chi = [...wins.values()].reduce((sum, won) => sum + (won - expected) ** 2 / expected, 0);
    // Of nineteen degrees of freedom, one fair draw in a thousand is beyond it.
    expect(wins.size).toBe(people);
    expect(chi).toBeLessThan(43.8);
  });
});

describe('a proof', () => {
  test('of a fair draw passes every check', () => {
    expect(verdictOn(JSON.parse(JSON.stringify(proofOf())))).toEqual({
      passed: all,
      failed: null,
      detail: null,
    });
  });

  const swapped = (proof: DrawProof) => {
    const [first, second, ...rest] = proof.entries;
    return [second, first, ...rest] as DrawRow[];
  };
  test.each<[string, DrawCheck, (proof: DrawProof) => object]>([
    ['that is none', 'file', () => ({ rules: undefined })],
    ['of other rules', 'file', () => ({ rules: 'pistos-draw-2' })],
    [
      'with a row that is none',
      'file',
      (proof) => ({ entries: [...proof.entries, ['a', 'b', 1]] }),
    ],
    ['with another seed', 'seed', () => ({ seed: seed.replace('00', '01') })],
    ['with another commitment', 'seed', () => ({ commitment: 'a'.repeat(64) })],
    ['with entries in another order', 'entries', (proof) => ({ entries: swapped(proof) })],
    [
      'with a receipt that is there twice',
      'entries',
      (proof) => ({ entries: [...proof.entries, proof.entries.at(-1)] }),
    ],
    ['without an entry', 'entries', (proof) => ({ entries: proof.entries.slice(1) })],
    [
      'with an entry of somebody else',
      'list',
      (proof) => ({
        entries: proof.entries.map(([person, ...rest], at) => [at ? person : name(1009), ...rest]),
      }),
    ],
    ['with another number of winners', 'list', () => ({ winners: 2 })],
    ['with another list', 'list', () => ({ entries_hash: 'b'.repeat(64) })],
    [
      'with another winner',
      'drawn',
      (proof) => ({
        drawn: proof.drawn.map((each, at) => (at ? each : { ...each, person: name(1009) })),
      }),
    ],
    ['with one winner less', 'drawn', (proof) => ({ drawn: proof.drawn.slice(1) })],
    [
      'with an alternate who was called without a reason',
      'winners',
      (proof) => ({ drawn: proof.drawn.map((each) => ({ ...each, state: 'winner' })) }),
    ],
    [
      'with an alternate who was passed over',
      'winners',
      (proof) => ({
        drawn: proof.drawn.map((each) => {
          if (each.place === 1) return { ...each, state: 'replaced', replaced_by: 5 };
          return each.place === 5 ? { ...each, state: 'winner' } : each;
        }),
      }),
    ],
  ])('%s fails, and says where', (_, check, change) => {
    const proof = proofOf();
    const verdict = verdictOn({ ...proof, ...change(proof) });
    expect(verdict.failed).toBe(check);
    expect(verdict.passed).toEqual(all.slice(0, all.indexOf(check)));
    expect(verdict.detail).not.toBe('');
  });

  test('passes where alternates took over in their order', () => {
    const proof = proofOf();
    const drawn = proof.drawn.map((each) => {
      if (each.place === 2) return { ...each, state: 'replaced', replaced_by: 4 };
      if (each.place === 4) return { ...each, state: 'replaced', replaced_by: 5 };
      return each.place === 5 ? { ...each, state: 'winner' } : each;
    });
    expect(verdictOn({ ...proof, drawn }).failed).toBeNull();
  });
});
