import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import {
  type Figure,
  type FigurePlace,
  figurePlaces,
  noFigures,
} from '../../../contract/reports/figure.ts';
import { figures } from '../../../contract/reports/figures.ts';
import { figuresDocument, figuresText } from '../../figures/document.ts';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
}

/** The fields of a reply that are numbers, by their whole names. */
function numbersIn(schema: z.ZodType, name = ''): string[] {
  const { type, shape, element, innerType, out } = schema._zod.def as Definition;
  const inner = innerType ?? out ?? element;
  if (inner) return numbersIn(inner, name);
  if (type === 'number' || type === 'int') return [name];
  return Object.entries(shape ?? {}).flatMap(([field, own]) =>
    numbersIn(own, name ? `${name}.${field}` : field),
  );
}

const fits = (field: string, ending: string) => field === ending || field.endsWith(`.${ending}`);
const all: readonly (readonly [string, Figure])[] = Object.entries(figures);

/** The figure of a field on a page: of those whose names fit, the one that says most of it. */
function figuresOf(place: FigurePlace, field: string) {
  const fitting = all.flatMap(([id, { shown }]) =>
    (shown[place] ?? []).filter((ending) => fits(field, ending)).map((ending) => ({ id, ending })),
  );
  const longest = Math.max(...fitting.map(({ ending }) => ending.length));
  return fitting.filter(({ ending }) => ending.length === longest).map(({ id }) => id);
}

const shown = (Object.keys(figurePlaces) as FigurePlace[]).flatMap((place) =>
  figurePlaces[place].map((call) => [place, call] as const),
);

test.each(shown)('%s: each number of %s is one figure of the list', (place, call) => {
  const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === call);
  const fields = endpoint ? numbersIn(endpoint.reply) : [];
  expect(fields).not.toEqual([]);
  const wrong = fields
    .filter((field) => !noFigures.some((ending) => fits(field, ending)))
    .map((field) => [field, figuresOf(place, field)] as const)
    .filter(([, ids]) => ids.length !== 1);
  expect(wrong).toEqual([]);
});

test.each(all)('%s is where the list says, and on a page', (_, { from, shown: at }) => {
  expect(existsSync(from)).toBe(true);
  const calls = Object.entries(at).flatMap(([place, endings]) =>
    endings.map((ending) => {
      const fields = figurePlaces[place as FigurePlace].flatMap((call) =>
        allEndpoints
          .filter(({ method, path }) => `${method} ${path}` === call)
          .flatMap(({ reply }) => numbersIn(reply)),
      );
      return [place, ending, fields.some((field) => fits(field, ending))] as const;
    }),
  );
  expect(calls.filter(([, , isThere]) => !isThere)).toEqual([]);
});

test('docs/figures.md is what `npm run figures` writes', () => {
  expect(readFileSync(figuresDocument, 'utf8')).toBe(figuresText);
});
