import { globSync, readFileSync } from 'node:fs';

/**
 * What a run holds. `quick`: declarations, rights, customers, coupons and receipts, before a commit. `whole`: every rule, call and screen, once in
 * one language. `long`: what remains, before a merge: the other languages and widths, faults, kills, backups, linters of
 * the API document and the worked entity. A test is long by its tag, a file by `@module-tag long`.
 */
export const tiers = ['quick', 'whole', 'long'] as const;
export type Tier = (typeof tiers)[number];

/** The tier of this run, or undefined where single files are run by hand. */
export const tierOfRun = tiers.find((name) => name === process.env.TEST_TIER);

const quickFolders = [
  'tests/contract',
  'tests/server/{audit,catalogue,common,coupons,customers,gifts,http,ledger}',
  'tests/server/{organisations,people,point-titles,settings,suppliers,transactions}',
];

const filesOf = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const isLong = ({ text }: { text: string }) => /@module-tag long\b/.test(text);
/** Whether a file has a test of the long tier besides others: by its tag, or those of a journey's other languages and widths. */
const hasLong = ({ text }: { text: string }) =>
  /inEachLanguage\(|languageTier\(|tags: \['long'\]/.test(text);

/** The test files below a folder that have tests of this run's tier. */
export function filesOfTier(pattern: string): string[] {
  const files = filesOf(pattern);
  if (tierOfRun === 'long') return pathsOf(files.filter((file) => isLong(file) || hasLong(file)));
  if (tierOfRun === undefined) return pathsOf(files);
  const short = pathsOf(files.filter((file) => !isLong(file)));
  if (tierOfRun === 'whole') return short;
  const quick = new Set(quickFolders.flatMap((folder) => globSync(`${folder}/**/*.test.ts`)));
  return short.filter((path) => quick.has(path));
}

const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path);

/** Files that touch SQL by themselves: they import the database, its tables, the engine of lists or what reads sums. */
const touchesSql =
  /from '(drizzle-orm|pg|(\.\.\/)+(server\/(db|tables|engine|ledger|reports)|support\/(database|areas\/never))[/.])|expectSound/;

/** Of these files those whose subject PostgreSQL can answer differently from the embedded database. */
export const filesOnPostgres = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) => /-postgres\.test\.ts$/.test(path) || touchesSql.test(readFileSync(path, 'utf8')),
  );

/** What `--tags-filter` is for the tier of this run. */
export const tagsOfTier: Record<Tier, string> = {
  quick: '!long',
  whole: '!long',
  long: 'long',
};
