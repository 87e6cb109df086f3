import { type SQL, sql } from 'drizzle-orm';
import { literally } from '../engine/list.ts';
import { mobilesOf } from '../engine/mobiles.ts';

/** As the index on it has it: what a search looks in. */
const searched = sql`fold(c.first_name || ' ' || coalesce(c.last_name, '') || ' ' || coalesce(c.mobile, '') || ' ' || coalesce(c.email, ''))`;
/** As the index on it has it: the name as it sounds, whichever letters it is written in. */
const sound = sql`sounded(c.first_name || ' ' || coalesce(c.last_name, ''))`;

const anyOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

// Two letters are one sound: of a word that is still being typed, the last may be the first of two.
const unfinished = /[aeiouycgkmnpts\u03b1\u03b5\u03b3\u03bc\u03bd\u03bf\u03c5]$/iu;
const isSound = /^\p{L}{3,}$/u;

/** A part of what is looked in, or of how a name sounds: Παπαδάκη is found as papadaki. */
function wordMatches(word: string): SQL {
  const written = sql`${searched} like '%' || fold(${literally(word)}) || '%'`;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  const heard = [letters, letters.replace(unfinished, '')].filter(
    (each, index, all) => isSound.test(each) && all.indexOf(each) === index,
  );
  const alike = heard.map((each) => sql` or ${sound} like '%' || sounded(${each}) || '%'`);
  return sql`(${written}${sql.join(alike)})`;
}

/**
 * Customers `c` of a company by what somebody typed: all its words, in any order, in Greek or Latin letters; or
 * a whole mobile, card or QR code.
 */
export function matching(companyId: number, typed: string): SQL {
  const q = typed.trim();
  const words = q.split(/\s+/).map(wordMatches);
  const mobiles = mobilesOf(q);
  const byMobile = mobiles.length
    ? sql`union select c.user_account_id from customers c where c.company_id = ${companyId} and c.deleted_at is null and c.mobile in (${anyOf(mobiles)})`
    : sql``;
  return sql`c.user_account_id in (select c.user_account_id from customers c
      where c.company_id = ${companyId} and ${sql.join(words, sql` and `)} ${byMobile}
    union select k.user_account_id from loyalty_cards k where k.company_id = ${companyId} and k.card_number = ${q}
    union select c.user_account_id from customers c where c.company_id = ${companyId} and c.qr_code = ${q})`;
}
