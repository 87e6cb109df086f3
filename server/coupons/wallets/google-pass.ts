import { sign } from 'node:crypto';
import { type PassFacts, type PassStanding, passWords } from './pass-facts.ts';
import type { GoogleIssuer } from './wallet-rows.ts';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const localized = (language: string, value: string) => ({ defaultValue: { language, value } });

/** What Google calls where a pass stands. */
const states: Readonly<Record<PassStanding, string>> = {
  open: 'ACTIVE',
  redeemed: 'COMPLETED',
  expired: 'EXPIRED',
  withdrawn: 'INACTIVE',
};

/** What Google keeps of a coupon, and of one claim of it. */
function passOf({ issuer }: GoogleIssuer, facts: PassFacts) {
  const { serial, title, store, company, code, until, expiresAt, language, standing } = facts;
  const classId = `${issuer}.offer-${serial}`;
  const words = passWords[language];
  const offer = {
    id: classId,
    issuerName: company,
    provider: company,
    title,
    localizedTitle: localized(language, title),
    redemptionChannel: 'INSTORE',
    reviewStatus: 'UNDER_REVIEW',
  };
  const object = {
    id: `${issuer}.claim-${serial}`,
    classId,
    state: states[standing],
    barcode: { type: 'QR_CODE', value: code, alternateText: code },
    validTimeInterval: { end: { date: expiresAt.toISOString() } },
    textModulesData: [
      { id: 'store', header: words.store, body: store },
      { id: 'until', header: words.until, body: until },
    ],
  };
  return { offerClasses: [offer], offerObjects: [object] };
}

/** The address that saves a voucher in Google Wallet: the pass itself, signed by the company's account. */
export function googlePassUrl(
  issuer: GoogleIssuer,
  facts: PassFacts,
  { publicUrl, nowMs }: { publicUrl: string; nowMs: number },
): string {
  const header = base64({ alg: 'RS256', typ: 'JWT' });
  const claims = base64({
    iss: issuer.account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(nowMs / 1000),
    origins: [new URL(publicUrl).origin],
    payload: passOf(issuer, facts),
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${header}.${claims}`), issuer.key);
  return `https://pay.google.com/gp/v/save/${header}.${claims}.${signature.toString('base64url')}`;
}
