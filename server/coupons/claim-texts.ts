import { type Language, type Localized, locales } from '../../contract/engine/languages.ts';
import type { Queryable } from '../db/transaction.ts';
import { languageOfCountry } from '../messages/texts.ts';
import { wants } from '../messages/wishes.ts';
import { withdrawMessages } from '../messages/withdraw.ts';
import { readable } from './codes.ts';

/** What happened to a claim, and the company's text that tells its customer. */
const texts = { claim: 'sms_coupon_claim_message', redemption: 'sms_redemption_message' } as const;
export type ClaimEvent = keyof typeof texts;

/** SQL: whether a company has such a text in any language. */
export const hasText = (event: ClaimEvent) =>
  `concat(cs.${texts[event]}->>'el', cs.${texts[event]}->>'en', cs.${texts[event]}->>'it') <> ''`;

/** SQL: what a text about a claim `c` is about; a second redemption is another one. */
const occasionOf = {
  claim: `'claim ' || c.claim_id`,
  redemption: `'redemption ' || c.claim_id || ' ' || (extract(epoch from c.redeemed_at) * 1000)::bigint`,
} as const satisfies Record<ClaimEvent, string>;

interface Row {
  text: Localized;
  occasion: string;
  code: string;
  title: string;
  store: string;
  until: string;
  recipient: string;
  country_id: number;
}

// Whoever does not consent to texts, or has no mobile, gets none.
const read = (event: ClaimEvent) => ({
  name: `${event}-text`,
  text: `select cs.${texts[event]} as text, ${occasionOf[event]} as occasion, c.code, c.title, coalesce(r.name, s.name) as store, e164(u.country_id, u.mobile) as recipient, u.country_id,
      to_char((c.expires_at - interval '1 second') at time zone cs.time_zone, 'YYYY-MM-DD') as until
    from claims c join company_settings cs on cs.company_id = c.company_id and ${hasText(event)}
    join customers u on u.company_id = c.company_id and u.user_account_id = c.user_account_id and u.sms and u.mobile is not null and ${wants('sms', 'u')}
      and u.deleted_at is null
    join stores s on s.company_id = c.company_id and s.store_id = c.store_id
    left join stores r on r.company_id = c.company_id and r.store_id = c.redeem_store_id
    where c.company_id = $1 and c.claim_id = $2`,
});

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The company's text with its placeholders filled: {code}, {title}, {store}, {until}. */
function filledText(row: Row): string {
  const language = languageOfCountry(row.country_id);
  const { el, en, it } = row.text;
  const values: Record<string, string> = {
    code: readable(row.code),
    title: row.title,
    store: row.store,
    until: dayIn(language, row.until),
  };
  const text = row.text[language] || el || en || it;
  return text.replace(/\{(code|title|store|until)\}/g, (_, name: string) => values[name] ?? '');
}

/** Queues the company's text of a claim or a redemption, in the transaction that makes it. */
export async function queueClaimText(
  client: Queryable,
  companyId: number,
  claimId: number,
  event: ClaimEvent,
) {
  const { rows } = await client.query<Row>({ ...read(event), values: [companyId, claimId] });
  if (!rows[0]) return;
  await client.query({
    name: 'queue-claim-text',
    text: `insert into messages (company_id, channel, recipient, body, state, occasion) values ($1, 'sms', $2, $3, 'queued', $4)
      on conflict do nothing`,
    values: [companyId, rows[0].recipient, filledText(rows[0]), rows[0].occasion],
  });
}

const about = {
  name: 'texts-about-claim',
  text: `select ${occasionOf.claim} as claim, ${occasionOf.redemption} as redemption from claims c where c.company_id = $1 and c.claim_id = $2`,
};

/** Texts of a claim are not sent any more, before what they are about is undone; those that have left stay as they are. */
export async function withdrawClaimTexts(
  client: Queryable,
  companyId: number,
  claimId: number,
  events: readonly ClaimEvent[],
) {
  const { rows } = await client.query<Record<ClaimEvent, string | null>>({
    ...about,
    values: [companyId, claimId],
  });
  const occasions = events.flatMap((event) => rows[0]?.[event] ?? []);
  await withdrawMessages(client, { companyId, occasions });
}
