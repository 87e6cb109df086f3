import type { z } from 'zod';
import type { customerFields } from '../../../contract/customers/customer-fields.ts';
import type { ColumnFacts, DayOrder } from '../../../contract/engine/column-facts.ts';
import type { DecimalSign } from '../../../contract/engine/numbers.ts';
import type { NamesLike } from '../../../contract/people/personal.ts';
import { countryId } from '../../common/countries.ts';
import { type Mobile, readPhone, wordOfFault } from '../../common/phones.ts';
import type { Reason } from '../../tables/customer-imports.ts';
import type { Definition } from '../attributes.ts';
import { attributeOf, type CellReading, cardsOf, halvesOf, readers } from './values.ts';

type Fields = typeof customerFields;
type Imported = NamesLike<Fields, { readonly imported: 'filled' | 'replaced' }>;
type Values = { [N in Imported]?: NonNullable<z.infer<Fields[N]['value']>> };

/** What a row says of a customer; what it leaves out is not there. */
export interface CustomerRow extends Values {
  /** The country of the mobile; of who has none, the one of its column. */
  country_id?: number;
  /** Numbers of cards; a cell may have several. */
  cards: string[];
  /** Hundredths. */
  points?: number;
  attributes: Record<string, string | number | boolean>;
}

export interface Reading {
  columns: readonly string[];
  mapping: readonly (string | null)[];
  facts: readonly Pick<ColumnFacts, 'decimal' | 'order' | 'countries'>[];
  /** What was chosen for columns that do not settle it by themselves. */
  decimals: readonly (DecimalSign | null)[];
  orders: readonly (DayOrder | null)[];
  /** The last day that may be a birthday, yyyy-mm-dd. */
  today: string;
  countryId: number;
  definitions: ReadonlyMap<string, Definition>;
}

export interface ReadRow {
  values: CustomerRow;
  /** What is wrong with who it is. */
  reasons: Reason[];
  /** Cells that are left out. */
  dropped: Reason[];
  /** Why there is no first name, where there is none: a new customer needs one. */
  unnamed?: Reason | undefined;
}

const settled = <T>(fact: T | 'unsure' | null | undefined) => (fact === 'unsure' ? null : fact);

/** How the cells of a column are read: as all of them together settle it, else as was chosen. */
function readingOf(column: number, { facts, decimals, orders, today }: Reading): CellReading {
  const own = facts[column];
  return {
    decimal: decimals[column] ?? settled(own?.decimal) ?? '.',
    order: orders[column] ?? settled(own?.order) ?? undefined,
    latest: today,
  };
}

/** The cell of a column; where it is empty, that of another column with the same header which is left out. */
function cellOf(cells: readonly string[], column: number, { columns, mapping }: Reading) {
  const cell = cells[column] ?? '';
  if (cell !== '' || !columns[column]) return cell;
  const twin = columns.findIndex(
    (name, place) => name === columns[column] && !mapping[place] && cells[place],
  );
  return cells[twin] ?? '';
}

/** A mobile of the country of the row, of the company or of another one whose mobiles the column has. */
function mobileOf(cell: string, column: number, country: number | undefined, reading: Reading) {
  const others = (reading.facts[column]?.countries ?? []).map(countryId);
  const countries = [...(country ? [country] : []), reading.countryId, ...others];
  const read = countries.map((each) => readPhone(cell, each));
  return read.find((each): each is Mobile => each.is === 'mobile') ?? read.at(0);
}

const lengthWithoutYear = 'MM-DD'.length;
const isBirthday = (field: string) => field === 'birth_date' || field === 'birthday';

class Row {
  readonly values: CustomerRow = { cards: [], attributes: {} };
  readonly reasons: Reason[] = [];
  readonly dropped: Reason[] = [];
  unnamed: Reason | undefined;
  private readonly cells: readonly string[];
  private readonly reading: Reading;

  constructor(cells: readonly string[], reading: Reading) {
    this.cells = cells;
    this.reading = reading;
  }

  private at(field: string) {
    const column = this.reading.mapping.indexOf(field);
    return { column, cell: column < 0 ? '' : cellOf(this.cells, column, this.reading) };
  }

  /** Reads what does not depend on other cells. */
  readCells() {
    for (const [column, field] of this.reading.mapping.entries()) {
      const cell = field ? cellOf(this.cells, column, this.reading) : '';
      if (!field || cell === '' || field === 'mobile' || field === 'full_name') continue;
      if (field === 'card_number') this.readCards(cell, column);
      else this.readCell(field, cell, column);
    }
  }

  private readCards(cell: string, column: number) {
    for (const read of cardsOf(cell))
      if ('name' in read) this.dropped.push({ column, ...read });
      else if (!this.values.cards.includes(read.value)) this.values.cards.push(read.value);
  }

  private readCell(field: string, cell: string, column: number) {
    const attribute = field.split(':')[1];
    const how = readingOf(column, this.reading);
    const read =
      attribute === undefined
        ? (readers[field]?.(cell, how) ?? { name: 'invalid' as const })
        : attributeOf(cell, this.reading.definitions.get(attribute), how);
    if ('name' in read) this.dropped.push({ column, ...read });
    else if (isBirthday(field)) this.takeBirthday(String(read.value));
    else if (attribute) this.values.attributes[attribute] = read.value;
    else Object.assign(this.values, { [field === 'country' ? 'country_id' : field]: read.value });
  }

  /** With a year or without one, whichever of the two columns it stands in. */
  private takeBirthday(day: string) {
    const { values } = this;
    if (day.length > lengthWithoutYear) values.birth_date = day;
    else values.birthday = day;
    if (values.birth_date) delete values.birthday;
  }

  /** A mobile that stands in the column of landlines is one where the other column is empty. */
  readMobile() {
    const { column, cell } = this.at('mobile');
    const country = this.values.country_id;
    const read = cell === '' ? undefined : mobileOf(cell, column, country, this.reading);
    if (read?.is === 'mobile') return this.take(read);
    if (read) {
      // A row that has a card is known by it, and does without the mobile.
      const reason = { column, name: wordOfFault(read.is) };
      return void (this.values.cards.length ? this.dropped : this.reasons).push(reason);
    }
    const phone = this.at('phone');
    const other = phone.cell && mobileOf(phone.cell, phone.column, country, this.reading);
    if (other === '' || other?.is !== 'mobile') return;
    delete this.values.phone;
    this.take(other);
  }

  private take({ national, countryId: country_id }: Mobile) {
    Object.assign(this.values, { mobile: national, country_id });
  }

  /** A surname that stands alone is the first name. */
  readNames() {
    const full = this.at('full_name');
    if (full.cell)
      for (const [field, half] of Object.entries(halvesOf(full.cell)))
        if (!(field in this.values)) this.readCell(field, half, full.column);
    const { values } = this;
    if (values.first_name === undefined && values.last_name !== undefined) {
      values.first_name = values.last_name;
      delete values.last_name;
    }
    if (values.first_name !== undefined) return;
    const place = Math.max(this.at('first_name').column, full.column);
    if (place < 0) this.unnamed = { column: null, name: 'nameOfNew' };
    else
      this.unnamed = this.dropped.find(({ column }) => column === place) ?? {
        column: place,
        name: 'required',
      };
  }
}

/** What a row says, what is wrong with who it is, and what of the rest is left out; an empty cell says nothing. */
export function readRow(cells: readonly string[], reading: Reading): ReadRow {
  const row = new Row(cells, reading);
  row.readCells();
  row.readMobile();
  row.readNames();
  return row;
}

/** The columns whose numbers or days may be read in two ways, which nobody has settled yet. */
export function openColumns(reading: Omit<Reading, 'today' | 'countryId'>): Reason[] {
  const { mapping, facts, decimals, orders, definitions } = reading;
  return mapping.flatMap((field, column): Reason[] => {
    const type = definitions.get(field?.split(':')[1] ?? '')?.type;
    const isNumber = field === 'points' || type === 'number';
    const isDay = isBirthday(field ?? '') || type === 'day';
    if (isNumber && facts[column]?.decimal === 'unsure' && !decimals[column])
      return [{ column, name: 'decimalOpen' }];
    return isDay && facts[column]?.order === 'unsure' && !orders[column]
      ? [{ column, name: 'orderOpen' }]
      : [];
  });
}
