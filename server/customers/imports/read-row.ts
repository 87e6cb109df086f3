import { z } from 'zod';
import { cardNumber } from '../../../contract/customers/customers.ts';
import { properName } from '../../../contract/engine/names.ts';
import { text } from '../../../contract/engine/text-fields.ts';
import { consentChannels } from '../../../contract/messages/consents.ts';
import { validationKey } from '../../../contract/words/validation.ts';
import { readPhone, wordOfFault } from '../../common/phones.ts';
import { hundredthsOf } from '../../runtime/units.ts';
import { dayOf, flagOf, numberOf, type Read } from '../../sheets/cells.ts';
import { plain } from '../../sheets/headers.ts';
import type { Reason } from '../../tables/customer-imports.ts';
import type { Definition } from '../attributes.ts';

/** What a row says of a customer; what it leaves out is not there. */
export interface CustomerRow {
  first_name?: string;
  last_name?: string;
  mobile?: string;
  /** The country of the mobile. */
  country_id?: number;
  email?: string;
  phone?: string;
  card_number?: string;
  /** Hundredths. */
  points?: number;
  birth_date?: string;
  gender?: 'male' | 'female' | 'other';
  address?: string;
  zipcode?: string;
  marketing?: boolean;
  sms?: boolean;
  viber?: boolean;
  push?: boolean;
  mail?: boolean;
  attributes: Record<string, string | number | boolean>;
}

const said = (list: string) => new Set(list.split(',').map(plain));
const genders = new Map(
  Object.entries({
    male: 'male,m,man,άνδρας,άντρας,άρρεν,α,maschio,uomo,maschile',
    female: 'female,f,woman,γυναίκα,θήλυ,γ,θ,femmina,donna,femminile',
    other: 'other,o,άλλο,altro',
  }).flatMap(([gender, words]) => [...said(words)].map((word) => [word, gender] as const)),
);

/** Reads a cell as the field of the contract does, with the same words where it refuses. */
const as =
  ({ value }: { value: z.ZodType<string> }) =>
  (cell: string): Read => {
    const read = value.safeParse(cell);
    if (read.success) return { value: read.data };
    const [issue] = read.error.issues;
    return issue ? validationKey(issue) : { name: 'invalid' };
  };

function pointsOf(cell: string): Read {
  const number = numberOf(cell);
  if (number === undefined) return { name: 'notANumber' };
  if (number < 0) return { name: 'tooSmall', args: { min: 0 } };
  if (number > 10_000_000) return { name: 'tooBig', args: { max: 10_000_000 } };
  const hundredths = hundredthsOf(number);
  return Math.abs(hundredths - number * 100) < 1e-6
    ? { value: hundredths }
    : { name: 'decimals', args: { places: 2 } };
}

const email = z.email().max(254);
const isEmail = (cell: string) => email.safeParse(cell).success;
const digits = (cell: string) => cell.replace(/[\s-]/g, '');

type Reader = (cell: string, countryId: number) => Read;
const readers: Record<string, Reader> = {
  first_name: as(properName(60)),
  last_name: as(properName(60)),
  address: as(text(200)),
  zipcode: as(text(12)),
  phone: (cell) =>
    /^\+?[\d\s()/.-]{4,20}$/.test(cell) ? { value: cell } : { name: 'invalidPhone' },
  email: (cell) => (isEmail(cell) ? { value: cell } : { name: 'invalidEmail' }),
  card_number: (cell) =>
    cardNumber.safeParse(digits(cell)).success ? { value: digits(cell) } : { name: 'cardNotFree' },
  points: pointsOf,
  birth_date: dayOf,
  gender: (cell) => {
    const value = genders.get(plain(cell));
    return value ? { value } : { name: 'unknownGender' };
  },
  marketing: flagOf,
  ...Object.fromEntries(consentChannels.map((channel) => [channel, flagOf])),
};

const attributeReaders: Record<Definition['type'], (cell: string, own: Definition) => Read> = {
  text: as(text(500)),
  number: (cell) => {
    const value = numberOf(cell);
    return value === undefined ? { name: 'notANumber' } : { value };
  },
  day: dayOf,
  flag: flagOf,
  choice: (cell, { values }) => {
    const value = values.find((each) => plain(each) === plain(cell));
    return value === undefined ? { name: 'invalidChoice' } : { value };
  },
};

export interface Reading {
  mapping: readonly (string | null)[];
  countryId: number;
  definitions: ReadonlyMap<string, Definition>;
}

/** Reads a mobile with its country into the row; answers what is wrong with it, if anything. */
function mobileReason(row: CustomerRow, cell: string, countryId: number) {
  const phone = readPhone(cell, countryId);
  if (phone.is !== 'mobile') return wordOfFault(phone.is);
  Object.assign(row, { mobile: phone.national, country_id: phone.countryId });
  return undefined;
}

function cellOf(field: string, cell: string, { countryId, definitions }: Reading): Read {
  const attribute = /^attribute:(\d+)$/.exec(field)?.[1];
  if (attribute === undefined) return readers[field]?.(cell, countryId) ?? { name: 'invalid' };
  const definition = definitions.get(attribute);
  return definition
    ? attributeReaders[definition.type](cell, definition)
    : { name: 'invalidChoice' };
}

/** What a row says, and all that is wrong with it; a cell that is empty says nothing. */
export function readRow(cells: readonly string[], reading: Reading) {
  const row: CustomerRow = { attributes: {} };
  const reasons: Reason[] = [];
  for (const [column, field] of reading.mapping.entries()) {
    const cell = cells[column] ?? '';
    if (!field || cell === '') continue;
    if (field === 'mobile') {
      const name = mobileReason(row, cell, reading.countryId);
      if (name) reasons.push({ column, name });
      continue;
    }
    const read = cellOf(field, cell, reading);
    const attribute = field.split(':')[1];
    if ('name' in read) reasons.push({ column, ...read });
    else if (attribute) row.attributes[attribute] = read.value;
    else Object.assign(row, { [field]: read.value });
  }
  if (row.first_name === undefined && !reasons.some(({ column }) => column === nameAt(reading)))
    reasons.push({ column: nameAt(reading), name: 'required' });
  return { values: row, reasons };
}

const nameAt = ({ mapping }: Reading) => {
  const column = mapping.indexOf('first_name');
  return column < 0 ? null : column;
};
