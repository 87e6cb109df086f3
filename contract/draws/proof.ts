import { commitmentOf, rulesOfDraw } from './chance.ts';
import { type Drawn, drawFrom } from './draw.ts';
import { type DrawRow, type DrawSize, Entries } from './entries.ts';

/** A place that was drawn, and what became of it. */
interface ProvedPlace extends Drawn {
  readonly state: 'winner' | 'alternate' | 'replaced';
  /** The place of the alternate who took over. */
  readonly replaced_by: number | null;
}

/** A draw that was cancelled after its winners were known, and had receipts that this one has, too. */
export interface EarlierDraw {
  readonly title: string;
  readonly commitment: string;
  readonly entries_hash: string;
  readonly drawn_at: string;
  readonly cancelled_at: string;
  /** How many receipts are in both. */
  readonly receipts_shared: number;
}

/** All that anybody needs to check a draw: docs/draws.md says what each part means. */
export interface DrawProof extends DrawSize {
  readonly rules: typeof rulesOfDraw;
  readonly title: string;
  readonly opened_at: string;
  readonly closed_at: string;
  readonly drawn_at: string;
  readonly commitment: string;
  readonly seed: string;
  readonly entries_total: number;
  readonly entries_hash: string;
  readonly drawn: readonly ProvedPlace[];
  /** Missing from proofs of earlier versions. */
  readonly earlier?: readonly EarlierDraw[];
  readonly entries: readonly DrawRow[];
}

/** What is checked, in this order. */
export const drawChecks = ['file', 'seed', 'entries', 'list', 'drawn', 'winners'] as const;
export type DrawCheck = (typeof drawChecks)[number];

/** How far a check is: entries that were read, of all. */
export interface DrawProgress {
  readonly check: DrawCheck;
  readonly done: number;
  readonly total: number;
}

/** What came of a check. Where something is wrong the rest is not looked at. */
export interface DrawVerdict {
  readonly passed: readonly DrawCheck[];
  /** What is wrong; null where all is right. */
  readonly failed: DrawCheck | null;
  /** Where: the part of the file, the receipt, or the place and the entry that belongs there. */
  readonly detail: string | null;
}

const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isName = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{20}$/.test(value);
const isCount = (value: unknown, least: number) =>
  Number.isSafeInteger(value) && Number(value) >= least;

const isRow = (row: unknown) =>
  Array.isArray(row) && row.length === 3 && isName(row[0]) && isName(row[1]) && isCount(row[2], 1);
const isPlace = (place: Partial<ProvedPlace> | null) =>
  typeof place === 'object' &&
  place !== null &&
  isCount(place.place, 1) &&
  isCount(place.entry, 1) &&
  isName(place.person) &&
  isName(place.receipt);

/** The first thing of a file that is not as it should be; undefined where it is a proof. */
function misshapen(file: unknown): string | undefined {
  const proof = (typeof file === 'object' && file !== null ? file : {}) as Partial<DrawProof>;
  if (proof.rules !== rulesOfDraw) return `rules: ${rulesOfDraw}`;
  for (const name of ['commitment', 'seed', 'entries_hash'] as const)
    if (!isHash(proof[name])) return name;
  if (!isCount(proof.winners, 1)) return 'winners';
  if (!isCount(proof.alternates, 0)) return 'alternates';
  if (!isCount(proof.entries_total, 0)) return 'entries_total';
  if (!Array.isArray(proof.entries)) return 'entries';
  const row = proof.entries.findIndex((each) => !isRow(each));
  if (row >= 0) return `entries ${row + 1}`;
  if (!Array.isArray(proof.drawn) || !proof.drawn.every(isPlace)) return 'drawn';
  return undefined;
}

/** The first place that is not what was drawn, and the entry that was. */
function misdrawn({ drawn }: DrawProof, again: readonly Drawn[]): string | undefined {
  const most = Math.max(drawn.length, again.length);
  for (let at = 0; at < most; at += 1) {
    const [told, right] = [drawn[at], again[at]];
    const names = ['place', 'entry', 'person', 'receipt'] as const;
    if (!told || !right || names.some((name) => told[name] !== right[name]))
      return `${at + 1} → ${right?.entry ?? '—'}`;
  }
  return undefined;
}

/** The first place that is no winner where it should be one: whoever is replaced is so by the next alternate. */
function miswon({ drawn, winners }: DrawProof): string | undefined {
  const places = new Map(drawn.map((each) => [each.place, each]));
  const took = new Set(drawn.flatMap(({ replaced_by }) => replaced_by ?? []));
  const wrong = drawn.find(({ place, state, replaced_by }) => {
    const isCalled = place <= winners || took.has(place);
    const heir = replaced_by === null ? undefined : places.get(replaced_by);
    if (!isCalled) return state !== 'alternate' || replaced_by !== null;
    if (state === 'winner') return replaced_by !== null;
    return state !== 'replaced' || (replaced_by !== null && (!heir || heir.place <= winners));
  });
  if (wrong) return String(wrong.place);
  // Alternates follow in their order, none is left out and none is called twice.
  const called = [...took].sort((one, other) => one - other);
  const heirs = drawn.filter(({ replaced_by }) => replaced_by !== null).length;
  const gap = called.findIndex((place, at) => place !== winners + at + 1);
  if (gap >= 0 || heirs !== called.length) return String(winners + Math.max(gap, 0) + 1);
  return undefined;
}

/** Few enough that a page stays alive meanwhile. */
const rowsAtOnce = 5000;

/**
 * Checks a proof step by step, giving way between pieces: the server need not be asked or trusted. Each time
 * it answers how far it is, and last what came of it.
 */
export function* checkDraw(file: unknown): Generator<DrawProgress, DrawVerdict> {
  const passed: DrawCheck[] = [];
  const failed = (check: DrawCheck, detail: string): DrawVerdict => ({
    passed,
    failed: check,
    detail,
  });
  const shape = misshapen(file);
  if (shape) return failed('file', shape);
  passed.push('file');
  const proof = file as DrawProof;
  const commitment = commitmentOf(proof.seed);
  if (commitment !== proof.commitment) return failed('seed', commitment);
  passed.push('seed');
  const entries = new Entries(proof);
  for (let at = 0; at < proof.entries.length; at += rowsAtOnce) {
    yield { check: 'entries', done: at, total: proof.entries.length };
    const wrong = entries.add(proof.entries.slice(at, at + rowsAtOnce));
    if (wrong) return failed('entries', wrong[1]);
  }
  if (entries.total !== proof.entries_total) return failed('entries', String(entries.total));
  passed.push('entries');
  if (entries.hash !== proof.entries_hash) return failed('list', entries.hash);
  passed.push('list');
  yield { check: 'drawn', done: 0, total: 1 };
  const drawn = misdrawn(proof, drawFrom(proof.seed, entries, proof));
  if (drawn) return failed('drawn', drawn);
  passed.push('drawn');
  const won = miswon(proof);
  if (won) return failed('winners', won);
  passed.push('winners');
  return { passed, failed: null, detail: null };
}

/** The same at once. */
export function verdictOn(file: unknown): DrawVerdict {
  const check = checkDraw(file);
  let step = check.next();
  while (!step.done) step = check.next();
  return step.value;
}
