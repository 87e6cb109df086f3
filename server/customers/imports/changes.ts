import { filledNames, replacedNames } from '../../../contract/customers/customer-fields.ts';
import type { DuplicateRule } from '../../../contract/customers/customer-imports.ts';
import type { Previewed } from '../../tables/customer-imports.ts';
import type { Known } from './decide.ts';
import type { CustomerRow } from './read-row.ts';

/** A mobile is looked at with its country. */
const filledFields = filledNames.filter((name) => name !== 'mobile');

type Change = Previewed['changes'][number];

const textOf = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : String(value);

function changeOf(field: string, from: unknown, to: unknown): Change[] {
  const [before, after] = [textOf(from), textOf(to)];
  return after === null || before === after ? [] : [{ field, from: before, to: after }];
}

/** A birthday without its year stands where a date comes to, and says nothing where a date is or comes. */
function ownBefore(field: string, values: CustomerRow, { now }: Known) {
  if (field === 'birth_date') return { from: now.birth_date ?? now.birthday };
  const isLess = field === 'birthday' && (values.birth_date ?? now.birth_date);
  return isLess ? undefined : { from: now[field] };
}

/**
 * What a row changes of a customer who is there, field by field: attributes as `attribute:<id>`, a mobile in its national
 * digits. Without any the customer is left as they are. It says of a row what `changeTo` and `writeCards` write.
 */
export function changesOf(values: CustomerRow, known: Known, rule: DuplicateRule): Change[] {
  const isFree = (from: unknown) => rule !== 'fill' || from === null || from === undefined;
  const fields = rule === 'fill' ? filledFields : [...filledFields, ...replacedNames];
  const own = fields.flatMap((field) => {
    const before = ownBefore(field, values, known);
    return before && isFree(known.now[field]) ? changeOf(field, before.from, values[field]) : [];
  });
  const attributes = Object.entries(values.attributes).flatMap(([id, to]) => {
    const from = known.attributes[id];
    return isFree(from) ? changeOf(`attribute:${id}`, from, to) : [];
  });
  const isMoved = values.mobile && isFree(known.mobile) && values.country_id !== known.country_id;
  const mobile = isFree(known.mobile) ? changeOf('mobile', known.mobile, values.mobile) : [];
  const country = isMoved
    ? changeOf('country', String(known.country_id), String(values.country_id ?? ''))
    : [];
  const held = known.cards;
  const added =
    rule === 'fill' && held.length ? [] : values.cards.filter((each) => !held.includes(each));
  const cards = added.length
    ? changeOf('card_number', held.join(', '), [...held, ...added].join(', '))
    : [];
  return [...own, ...mobile, ...country, ...cards, ...attributes];
}
