import { domainToASCII } from 'node:url';
import { z } from 'zod';
import {
  customerFields,
  filledNames,
  replacedNames,
} from '../../../contract/customers/customer-fields.ts';
import { isRounded } from '../../../contract/engine/card-codes.ts';
import type { Field } from '../../../contract/engine/fields.ts';
import type { DecimalSign } from '../../../contract/engine/numbers.ts';
import { text } from '../../../contract/engine/text-fields.ts';
import { consentChannels } from '../../../contract/messages/consents.ts';
import { validationKey } from '../../../contract/words/validation.ts';
import { hundredthsOf } from '../../runtime/units.ts';
import { cardOf, flagOf, numberIn, type Read, type ReadCard } from '../../sheets/cells.ts';
import { countryNamed } from '../../sheets/country-names.ts';
import { birthdayOf, type DayReading, dayOf } from '../../sheets/days.ts';
import { plain } from '../../sheets/headers.ts';
import type { Definition } from '../attributes.ts';

/** How the numbers and days of a column are read. */
export interface CellReading extends DayReading {
  decimal: DecimalSign;
}

const words = (list: string) => list.split(',').map(plain);
const genders = new Map(
  Object.entries({
    male: 'male,m,man,άνδρας,άντρας,άρρεν,α,maschio,uomo,maschile',
    female: 'female,f,woman,γυναίκα,θήλυ,γ,θ,femmina,donna,femminile',
    other: 'other,o,άλλο,altro',
  }).flatMap(([gender, list]) => words(list).map((word) => [word, gender] as const)),
);

/** Reads a cell as the field of the contract does, with the same words where it refuses. */
const as =
  ({ value }: { value: z.ZodType<string> }) =>
  (cell: string): Read => {
    const read = value.safeParse(cell.normalize('NFC'));
    if (read.success) return { value: read.data };
    const [issue] = read.error.issues;
    return issue ? validationKey(issue) : { name: 'invalid' };
  };

function pointsOf(cell: string, { decimal }: CellReading): Read {
  const number = numberIn(cell, decimal);
  if (number === undefined) return { name: 'notANumber' };
  if (number < 0) return { name: 'tooSmall', args: { min: 0 } };
  if (number > 10_000_000) return { name: 'tooBig', args: { max: 10_000_000 } };
  const hundredths = hundredthsOf(number);
  return Math.abs(hundredths - number * 100) < 1e-6
    ? { value: hundredths }
    : { name: 'decimals', args: { places: 2 } };
}

const email = z.email().max(254);

/** An address; a domain with letters beyond ASCII is written as the mail servers know it. */
function emailOf(cell: string): Read {
  const [, local, domain = ''] = /^([^@]+)@([^@\s]+)$/.exec(cell) ?? [];
  const isForeign = /\P{ASCII}/u.test(domain);
  const read = email.safeParse(isForeign ? `${local}@${domainToASCII(domain)}` : cell);
  return read.success ? { value: read.data } : { name: 'invalidEmail' };
}

/** The numbers of all cards in a cell, with a comma, a semicolon or a line break between them, as exports have them. */
export const cardsOf = (cell: string): ReadCard[] =>
  isRounded(cell)
    ? [cardOf(cell)]
    : cell
        .split(/[,;\n]/)
        .filter((each) => each.trim() !== '')
        .map(cardOf);

/** Plain texts are read as their field is. */
const plainTexts = [...filledNames, ...replacedNames].flatMap((name) => {
  const field: Field = customerFields[name];
  const isPlain = field.kind === 'text' && field.format === undefined;
  return isPlain ? [[name, as(field as { value: z.ZodType<string> })] as const] : [];
});

type Reader = (cell: string, reading: CellReading) => Read;

/** What each field of an import makes of a cell; names and mobiles depend on others and are not here. */
export const readers: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(plainTexts),
  phone: (cell) =>
    /^\+?[\d\s()/.-]{4,20}$/.test(cell) ? { value: cell } : { name: 'invalidPhone' },
  email: emailOf,
  points: pointsOf,
  birth_date: birthdayOf,
  birthday: birthdayOf,
  gender: (cell) => {
    const value = genders.get(plain(cell));
    return value ? { value } : { name: 'unknownGender' };
  },
  country: (cell) => {
    const value = countryNamed(cell);
    return value ? { value } : { name: 'unknownCountry' };
  },
  marketing: flagOf,
  ...Object.fromEntries(consentChannels.map((channel) => [channel, flagOf])),
};

type AttributeReader = (cell: string, definition: Definition, reading: CellReading) => Read;
const attributeReaders: Record<Definition['type'], AttributeReader> = {
  text: as(text(500)),
  number: (cell, _, { decimal }) => {
    const value = numberIn(cell, decimal);
    return value === undefined ? { name: 'notANumber' } : { value };
  },
  day: (cell, _, { order }) => dayOf(cell, { order }),
  flag: flagOf,
  choice: (cell, { values }) => {
    const value = values.find((each) => plain(each) === plain(cell));
    return value === undefined ? { name: 'invalidChoice' } : { value };
  },
};

/** What an attribute of the company makes of a cell. */
export const attributeOf = (
  cell: string,
  definition: Definition | undefined,
  reading: CellReading,
): Read =>
  definition
    ? attributeReaders[definition.type](cell, definition, reading)
    : { name: 'invalidChoice' };

/** A full name in its two halves: the last word is the surname. */
export function halvesOf(name: string): { first_name: string; last_name?: string } {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? parts.pop() : undefined;
  return { first_name: parts.join(' '), ...(last ? { last_name: last } : {}) };
}
