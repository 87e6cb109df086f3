import { type Language, locales } from '../../contract/engine/languages.ts';
import { withoutAddresses } from '../../contract/engine/names.ts';

const passwordCode: Record<Language, (code: string) => string> = {
  el: (code) =>
    `Pistos: ο κωδικός επαλήθευσης για αλλαγή κωδικού πρόσβασης είναι ${code}. Ισχύει για 15 λεπτά.`,
  en: (code) =>
    `Pistos: your code for setting a new password is ${code}. It is valid for 15 minutes.`,
  it: (code) =>
    `Pistos: il codice per impostare una nuova password è ${code}. È valido per 15 minuti.`,
};

/** The message that carries a password code. */
export const passwordCodeText = (language: Language, code: string) => passwordCode[language](code);

/** The language a customer is written to in: their country's. */
export const languageOfCountry = (countryId: number): Language =>
  (({ 300: 'el', 196: 'el', 380: 'it', 674: 'it', 336: 'it' }) as const)[countryId] ?? 'en';

interface NewPoints {
  store: string;
  points: number;
  /** Whether the company lets customers be told their balance. */
  tellsBalance: boolean;
}

// The balance is put in by the statement that knows it, with a comma where the language has one.
const newPoints: Record<Language, (values: NewPoints) => string[]> = {
  el: ({ store, points }) => [
    `${store}: κερδίσατε ${String(points).replace('.', ',')} ${points === 1 ? 'πόντο' : 'πόντους'}.`,
    'Υπόλοιπο: {balance,}.',
  ],
  en: ({ store, points }) => [
    `${store}: you earned ${points} ${points === 1 ? 'point' : 'points'}.`,
    'Your balance is {balance}.',
  ],
  it: ({ store, points }) => [
    `${store}: hai guadagnato ${String(points).replace('.', ',')} ${points === 1 ? 'punto' : 'punti'}.`,
    'Saldo: {balance,}.',
  ],
};

/** The message that tells a customer of new points; `points` as the API tells them. */
export const newPointsText = (language: Language, values: NewPoints) =>
  newPoints[language](values)
    .slice(0, values.tellsBalance ? 2 : 1)
    .join(' ');

interface Proof {
  company: string;
  code: string;
}

const mobileProof: Record<Language, (values: Proof) => string> = {
  el: ({ company, code }) =>
    `${company}: ο κωδικός για το κουπόνι σας είναι ${code}. Ισχύει για 15 λεπτά.`,
  en: ({ company, code }) =>
    `${company}: the code for your coupon is ${code}. It is valid for 15 minutes.`,
  it: ({ company, code }) =>
    `${company}: il codice per il tuo coupon è ${code}. È valido per 15 minuti.`,
};

/** The message that proves whose a mobile is. */
export const mobileProofText = (language: Language, { company, code }: Proof) =>
  mobileProof[language]({ company: withoutAddresses(company), code });

interface PartnerProof extends Proof {
  /** The company whose points are to be brought. */
  partner: string;
}

const partnerProof: Record<Language, (values: PartnerProof) => string> = {
  el: ({ company, partner, code }) =>
    `${company}: για να μεταφερθούν εδώ πόντοι σας από ${partner}, πείτε στο ταμείο τον κωδικό ${code}. Ισχύει για 15 λεπτά.`,
  en: ({ company, partner, code }) =>
    `${company}: to transfer your points from ${partner}, tell the cashier this code: ${code}. It is valid for 15 minutes.`,
  it: ({ company, partner, code }) =>
    `${company}: per trasferire qui i tuoi punti di ${partner}, comunica alla cassa il codice ${code}. È valido per 15 minuti.`,
};

/** The message that lets a customer agree to have their points brought from a partner. */
export const partnerProofText = (language: Language, { company, partner, code }: PartnerProof) =>
  partnerProof[language]({
    company: withoutAddresses(company),
    partner: withoutAddresses(partner),
    code,
  });

interface Invitation {
  /** Which company asks, and to which place of it. */
  name: string;
  url: string;
}

const invitation: Record<Language, (values: Invitation) => string> = {
  el: ({ name, url }) =>
    `${name}: σας προσκαλούν στο Pistos. Συνδεθείτε με αυτό το κινητό για να απαντήσετε: ${url}`,
  en: ({ name, url }) =>
    `${name}: you are invited to Pistos. Sign in with this mobile to answer: ${url}`,
  it: ({ name, url }) =>
    `${name}: hai ricevuto un invito su Pistos. Accedi con questo cellulare per rispondere: ${url}`,
};

/** The message that asks somebody to join a place. */
export const invitationText = (language: Language, { name, url }: Invitation) =>
  invitation[language]({ name: withoutAddresses(name), url });

interface CouponReport {
  title: string;
  maximum: number;
  redeemed: number;
  since: Date;
  now: Date;
  stores: readonly { store: string | null; redeemed: number }[];
}

const reportWords = {
  el: {
    redeemed_coupons_report: 'Εξαργυρώσεις κουπονιών',
    all_coupons_report: 'Όλα τα κουπόνια',
    since: 'Από',
    until: 'έως',
    total: 'Εξαργυρωμένα συνολικά',
    none: 'Καμία εξαργύρωση σε αυτό το διάστημα.',
  },
  en: {
    redeemed_coupons_report: 'Redeemed coupons',
    all_coupons_report: 'All coupons',
    since: 'From',
    until: 'to',
    total: 'Total redeemed',
    none: 'Nothing was redeemed in this period.',
  },
  it: {
    redeemed_coupons_report: 'Coupon riscattati',
    all_coupons_report: 'Tutti i coupon',
    since: 'Dal',
    until: 'al',
    total: 'Totale riscattati',
    none: 'Nessun riscatto in questo periodo.',
  },
} as const;

/** The mail that reports on a campaign of coupons; `stores` are what each redeemed. */
export function couponReportText(
  language: Language,
  report: 'redeemed_coupons_report' | 'all_coupons_report',
  { title, maximum, redeemed, since, now, stores }: CouponReport,
): string {
  const words = reportWords[language];
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(locales[language]);
  const lines = stores.map((each) => `${each.store ?? '—'}: ${number.format(each.redeemed)}`);
  return [
    `${words[report]}: ${title}`,
    `${words.since} ${day.format(since)} ${words.until} ${day.format(now)}`,
    `${words.total}: ${number.format(redeemed)} / ${number.format(maximum)}`,
    ...(lines.length ? lines : [words.none]),
  ].join('\n');
}

/** What a report on a campaign of coupons is called. */
export const couponReportSubject = (
  language: Language,
  report: 'redeemed_coupons_report' | 'all_coupons_report',
  title: string,
) => `${reportWords[language][report]}: ${title}`;
