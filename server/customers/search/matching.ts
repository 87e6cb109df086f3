import { type SQL, sql } from 'drizzle-orm';
import { cardCode } from '../../../contract/engine/card-codes.ts';
import { literally } from '../../engine/list.ts';
import { type SoughtMobile, soughtMobile } from '../../engine/mobiles.ts';

/** As the index on it has it: what a search looks in. */
const searched = sql`fold(c.first_name || ' ' || coalesce(c.last_name, '') || ' ' || coalesce(c.mobile, '') || ' ' || coalesce(c.email, ''))`;
/** As the index on it has it: the name as it sounds, whichever letters it is written in. */
const sound = sql`sounded(c.first_name || ' ' || coalesce(c.last_name, ''))`;

/** As the indexes that the list is sorted by have them. */
const ordered = [
  sql`fold(c.first_name) collate "C"`,
  sql`fold(coalesce(c.last_name, '')) collate "C"`,
  sql`fold(coalesce(c.email, '')) collate "C"`,
];
const lastCharacter = '\u{10ffff}';
/** What the index of parts of words is made of. */
const fewestLetters = 3;

const anyOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const hasMobile = (customer: SQL, { digits, numbers }: SoughtMobile) =>
  sql`(${customer}.mobile in (${anyOf(digits)}) and (${customer}.mobile in (${anyOf(numbers)})
    or e164(${customer}.country_id, ${customer}.mobile) in (${anyOf(numbers)})))`;

// Two letters are one sound: of a word that is still being typed, the last may be the first of two.
const unfinished = /[aeiouycgkmnpts\u03b1\u03b5\u03b3\u03bc\u03bd\u03bf\u03c5]$/iu;
const isSound = /^\p{L}{3,}$/u;

/** What comes after all numbers that begin with these digits, in any order of letters and digits. */
const afterDigits = (digits: string) =>
  /^9+$/.test(digits) ? 'a' : String(Number(digits) + 1).padStart(digits.length, '0');

/** Where a name or a mail begins with it, each by the index that the list is sorted by: three letters are as few as the other has. */
function begins(word: string): SQL {
  if (/^\d+$/.test(word)) return sql`(c.mobile >= ${word} and c.mobile < ${afterDigits(word)})`;
  const from = sql`fold(${word})`;
  const beginning = (column: SQL) =>
    sql`(${column} >= ${from} and ${column} < ${from} || ${lastCharacter})`;
  return sql`(${sql.join(ordered.map(beginning), sql` or `)})`;
}

/** A part of what is looked in, or of how a name sounds: Παπαδάκη is found as papadaki. */
function contains(word: string): SQL {
  const written = sql`${searched} like '%' || fold(${literally(word)}) || '%'`;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  const heard = [letters, letters.replace(unfinished, '')].filter(
    (each, index, all) => isSound.test(each) && all.indexOf(each) === index,
  );
  const alike = heard.map((each) => sql` or ${sound} like '%' || sounded(${each}) || '%'`);
  return sql`(${written}${sql.join(alike)})`;
}

/**
 * Customers `c` of a company by what somebody typed: all its words, in any order, in Greek or Latin letters, one or
 * two letters as a beginning; or a whole mobile, card or QR code, also of what was merged into them. Nobody who was deleted, whom the indexes leave out.
 * Each part has an index, and none is joined: of many that are found, as many as are wanted are read.
 */
export function matching(companyId: number, typed: string): SQL {
  const q = typed.trim();
  const words = q
    .split(/\s+/)
    .map((word) => ([...word].length < fewestLetters ? begins(word) : contains(word)));
  const mobile = soughtMobile(q);
  const byMobile = mobile.digits.length
    ? sql` or c.company_id = ${companyId} and ${hasMobile(sql`c`, mobile)}`
    : sql``;
  const ofMerged = mobile.digits.length ? sql`${hasMobile(sql`g`, mobile)} or` : sql``;
  return sql`c.deleted_at is null and (c.company_id = ${companyId} and ${sql.join(words, sql` and `)}${byMobile}
    or c.company_id = ${companyId} and c.qr_code = ${q}
    or c.company_id = ${companyId} and c.user_account_id = any(array(select k.user_account_id from loyalty_cards k
      where k.company_id = ${companyId} and k.card_number = ${cardCode(q)} and k.user_account_id is not null))
    or c.company_id = ${companyId} and c.user_account_id = any(array(select survivor_of(${companyId}, g.user_account_id) from customers g
      where g.company_id = ${companyId} and g.merged_into is not null and (${ofMerged} g.qr_code = ${q}))))`;
}
