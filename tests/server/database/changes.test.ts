import { expect, test } from 'vitest';
import { changesBetween, madeBy } from '../../../server/db/sources/changes.ts';
import { type Declared, declaredBy, keyOf } from '../../../server/db/sources/declared.ts';

const type = 'CREATE TYPE line AS (amount bigint);';
const list = 'CREATE TYPE lines AS (all_of line[]);';
const sum =
  'CREATE OR REPLACE FUNCTION sum_of(lines) RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;';
const fold =
  'CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql AS $$ SELECT lower($1) $$;';
const note =
  'CREATE OR REPLACE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;';
const trigger =
  'CREATE OR REPLACE TRIGGER things_note AFTER INSERT ON things FOR EACH ROW\n  EXECUTE FUNCTION note();';
const late =
  'CREATE CONSTRAINT TRIGGER things_late AFTER INSERT ON things FOR EACH ROW EXECUTE FUNCTION note();';
const all = [type, list, sum, fold, note, trigger, late];

const declared = (texts: readonly string[]) => texts.map((text) => declaredBy(text) as Declared);
/** What turns one state of the sources into another, around a change of the tables. */
const changes = (from: readonly string[], to: readonly string[], tables = '') =>
  changesBetween(madeBy([from.join('\n--> statement-breakpoint\n')]), declared(to), tables);

test('what is the same in the migrations needs nothing, whatever its comments say', () => {
  const commented = all.map((text) => `-- Said otherwise.\n${text}`);
  expect(changes(all, commented)).toEqual({ before: [], after: [], names: [] });
});

test('in an empty database each object comes after what it uses, and before the tables what these use', () => {
  const tables = 'CREATE INDEX things__name ON things (folded(name));';
  const { before, after } = changes([], [trigger, late, sum, list, type, note, fold], tables);
  expect(before).toEqual([fold]);
  expect(after).toEqual([type, list, sum, note, trigger, late]);
});

test('a changed trigger or function is replaced, and dropped first where it cannot be', () => {
  const to = [
    sum.replace('RETURN 1', 'RETURN 2'),
    fold.replace('(text)', '(text, text)'),
    trigger.replace('INSERT', 'UPDATE'),
    late.replace('INSERT', 'UPDATE'),
  ];
  const { before, after } = changes([type, list, sum, fold, trigger, late], [type, list, ...to]);
  expect(before).toEqual([
    'DROP TRIGGER IF EXISTS things_late ON things;',
    'DROP FUNCTION IF EXISTS folded;',
  ]);
  expect(after).toEqual(to);
});

test('whatever uses a changed type is dropped before it and made again after it', () => {
  const wider = type.replace('bigint', 'numeric');
  const { before, after } = changes([type, list, sum], [wider, list, sum]);
  expect(before).toEqual([
    'DROP FUNCTION IF EXISTS sum_of;',
    'DROP TYPE IF EXISTS lines;',
    'DROP TYPE IF EXISTS line;',
  ]);
  expect(after).toEqual([wider, list, sum]);
});

test('what has no file any more is dropped, and is known to be', () => {
  const { before, after, names } = changes(all, [type, list, sum, fold]);
  expect(before).toEqual([
    'DROP TRIGGER IF EXISTS things_note ON things;',
    'DROP TRIGGER IF EXISTS things_late ON things;',
  ]);
  expect(after).toEqual(['DROP FUNCTION IF EXISTS note;']);
  expect(names).toContain('trigger things_note on things');
  const rest = madeBy([all.join('\n--> statement-breakpoint\n'), ...before, ...after]);
  expect([...rest.values()].map(keyOf)).toEqual(declared([type, list, sum, fold]).map(keyOf));
});
