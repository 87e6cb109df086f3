import type { Language } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyOfCode, readable } from '../codes.ts';

/** Whether the voucher can still be used, and if not, what became of it. */
export type PassStanding = 'open' | 'redeemed' | 'expired' | 'withdrawn';

/** What stands on a pass, whatever wallet it is for. */
export interface PassFacts {
  /** One pass for each claim: a later one takes its place. */
  serial: string;
  title: string;
  store: string;
  company: string;
  /** What is scanned, and how people read it. */
  code: string;
  until: string;
  expiresAt: Date;
  logo: string | null;
  language: Language;
  standing: PassStanding;
}

export const passWords: Readonly<Record<Language, Readonly<Record<'store' | 'until', string>>>> = {
  el: { store: 'Κατάστημα', until: 'Ισχύει έως' },
  en: { store: 'Store', until: 'Valid until' },
  it: { store: 'Negozio', until: 'Valido fino al' },
};

interface Row {
  company_id: number;
  claim_id: number;
  title: string;
  store: string;
  company: string;
  code: string;
  until: string;
  expires_at: Date;
  logo: string | null;
  standing: PassStanding;
}

const read = {
  name: 'pass-of-claim',
  text: `select c.company_id, c.claim_id, coalesce(nullif(k.titles->>$4, ''), c.title) as title, s.name as store, o.name as company, c.code,
      to_char((c.expires_at - interval '1 second') at time zone cs.time_zone, 'DD/MM/YYYY') as until, c.expires_at, coalesce(s.logo, o.logo) as logo,
      case when c.state = 'redeemed' then 'redeemed' when c.state in ('rejected', 'cancelled') then 'withdrawn'
        when c.state = 'expired' or c.expires_at <= $3 or (c.kind <> 'goal' and k.expiration_date <= $3) then 'expired' else 'open' end as standing
    from claims c join coupons k on k.company_id = c.company_id and k.coupon_id = c.coupon_id
    join company_settings cs on cs.company_id = c.company_id
    join stores s on s.company_id = c.company_id and s.store_id = c.store_id
    join stores o on o.company_id = c.company_id and o.store_id = c.company_id
    where c.coupon_id = $1 and c.code = $2`,
};

/**
 * The claim of a coupon that has this code, and whose it is. Of one that is over too: fetched once more, a pass
 * says so. Throws voucher_unknown.
 */
export async function passOfClaim(
  { pool }: Database,
  couponId: number,
  { code, language, nowMs }: { code: string; language: Language; nowMs: number },
): Promise<{ companyId: number; facts: PassFacts }> {
  const values = [couponId, keyOfCode(code), new Date(nowMs), language];
  const { rows } = await pool.query<Row>({ ...read, values });
  const [row] = rows;
  if (!row) throw new Refusal('voucher_unknown', { field: 'code' });
  const { company_id, claim_id, expires_at: expiresAt, code: key, ...said } = row;
  const serial = `${company_id}-${claim_id}`;
  const facts = { ...said, serial, code: readable(key), expiresAt, language };
  return { companyId: company_id, facts };
}

const dayMs = 86_400_000;
const sampleTitles: Readonly<Record<Language, string>> = {
  el: 'Δοκιμαστικό κουπόνι',
  en: 'Sample coupon',
  it: 'Coupon di prova',
};

/** A pass of nobody's, to see that a wallet takes it. */
export const samplePass = (company: string, language: Language, nowMs: number): PassFacts => ({
  serial: `sample-${nowMs}`,
  title: sampleTitles[language],
  store: company,
  company,
  code: readable('SAMPLE000000'),
  until: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).format(new Date(nowMs + dayMs)),
  expiresAt: new Date(nowMs + dayMs),
  logo: null,
  language,
  standing: 'open',
});
