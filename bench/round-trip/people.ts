import type { Database } from '../../server/db/connection.ts';

const first = [
  'Μαρία',
  'Γιώργος',
  'Ήρα',
  'Ύδρα Ελένη',
  'Νικολό',
  'Niccolò',
  'Zoé',
  'D’Artagnan',
  "O'Brien",
  '=Anna',
  '@Bo',
  'Jürgen',
  'Łukasz',
  'Маша',
];
const last = [
  'Παπαδοπούλου',
  'Ώριμος-Ζαΐμης',
  "D'Angelo",
  'Perché, jr.',
  'Βενιζέλος; υιός',
  '+Τύπος',
  'Ångström',
  'Müller "der" Alte',
  null,
];
/** Countries by ISO 3166-1 numeric, with how their mobiles begin and how many digits follow. */
const mobiles = [
  [300, '69', 8],
  [380, '333', 7],
  [196, '99', 6],
  [276, '1512', 7],
  [826, '7400', 6],
] as const;

const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
const digits = (n: number, length: number) =>
  String((n * 7919) % 10 ** length).padStart(length, '0');
const dayOf = (n: number) =>
  new Date(Date.UTC(1925, 0, 1 + ((n * 131) % 36_000))).toISOString().slice(0, 10);

const attributes = [
  ['text', 'Σχόλιο', 'Note', 'Nota'],
  ['number', 'Παιδιά', 'Children', 'Figli'],
  ['day', 'Επέτειος', 'Anniversary', 'Anniversario'],
  ['flag', 'Σκύλος', 'Dog', 'Cane'],
  ['choice', 'Μέγεθος', 'Size', 'Taglia'],
] as const;

async function addAttributes({ pool }: Database, companyId: number): Promise<string[]> {
  const ids: string[] = [];
  for (const [type, el, en, it] of attributes) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into attribute_definitions (company_id, name, type, values) values ($1, $2, $3, $4)
        returning user_account_attribute_definition_id as id`,
      [
        companyId,
        JSON.stringify({ el, en, it }),
        type,
        type === 'choice' ? ['Μικρό', 'Large', 'Più, grande'] : [],
      ],
    );
    ids.push(String(rows[0]?.id));
  }
  return ids;
}

/** What a company keeps of a customer of its own: now a text that looks like a formula, now none. */
const ownOf = (n: number, [note, children, anniversary, dog, size]: readonly string[]) =>
  Object.fromEntries(
    [
      [note, pick([undefined, '=1+1', 'γραμμή 1, γραμμή 2', '007', 'a;b,c'], n)],
      [children, pick([undefined, 0, 2, 1234.5], n)],
      [anniversary, n % 3 ? dayOf(n + 7) : undefined],
      [dog, pick([undefined, true, false], n)],
      [size, pick([undefined, 'Μικρό', 'Large', 'Più, grande'], n)],
    ].filter(([, value]) => value !== undefined),
  );

/** One customer: one in eight has no mobile but a card. */
function personOf(n: number, ids: readonly string[]) {
  const [country_id, begins, length] = pick(mobiles, n);
  return {
    first_name: pick(first, n),
    last_name: pick(last, n >> 1),
    country_id,
    mobile: n % 8 ? `${begins}${digits(n, length)}` : null,
    email: n % 3 ? `person${n}@example.com` : null,
    phone: pick([null, '2100001001', '+39 06 1234567', '0030 210 0001002'], n),
    gender: pick([null, 'male', 'female', 'other'], n),
    birth_date: n % 4 ? dayOf(n) : null,
    address: pick([null, 'Οδός Ερμού 1, 2ος όροφος', 'Via "Roma" 3; int. 4', '-5 High Street'], n),
    zipcode: pick([null, '00563', '10558', 'SW1A 1AA'], n),
    marketing: n % 2 === 0,
    sms: n % 4 === 0,
    viber: n % 5 === 0,
    push: n % 7 === 0,
    mail: n % 6 === 0,
    extra_attributes: ownOf(n, ids),
    qr_code: `R${n}`,
  };
}

/** Cards of a person: of the programme or of an earlier one; now none, now two. */
function cardsOf(n: number): string[] {
  const own = `00${digits(n, 6)}`;
  const earlier = `OLD${digits(n, 6)}`;
  if (n % 8 === 0) return pick([[own], [own, earlier]], n >> 3);
  return pick([[], [own], [earlier], [own, earlier]], n);
}

/** So many customers of a company, with cards, consents, attributes, points and mobiles of five countries. */
export async function addPeople(
  database: Database,
  { companyId, storeId }: { readonly companyId: number; readonly storeId: number },
  count: number,
) {
  const ids = await addAttributes(database, companyId);
  const numbers = Array.from({ length: count }, (_, n) => n);
  const people = numbers.map((n) => personOf(n, ids));
  const { rows } = await database.pool.query<{ user_account_id: number; qr_code: string }>(
    `insert into customers (company_id, store_id, first_name, last_name, country_id, mobile, email, phone, gender, birth_date, address, zipcode,
        marketing, sms, viber, push, mail, extra_attributes, qr_code)
      select $1, $2, r.* from jsonb_to_recordset($3::jsonb) as r (first_name text, last_name text, country_id int, mobile text, email text,
        phone text, gender text, birth_date date, address text, zipcode text, marketing boolean, sms boolean, viber boolean, push boolean,
        mail boolean, extra_attributes jsonb, qr_code text) returning user_account_id, qr_code`,
    [companyId, storeId, JSON.stringify(people)],
  );
  const cards = rows.flatMap(({ user_account_id, qr_code }) =>
    cardsOf(Number(qr_code.slice(1))).map((card) => ({ user_account_id, card })),
  );
  await database.pool.query(
    `insert into accounts (company_id, user_account_id, balance) select company_id, user_account_id, user_account_id % 1000 * 125 from customers where company_id = $1`,
    [companyId],
  );
  await database.pool.query(
    `insert into loyalty_cards (company_id, card_number, user_account_id, attached_at)
      select $1, r.card, r.user_account_id, now() from jsonb_to_recordset($2::jsonb) as r (card text, user_account_id bigint)`,
    [companyId, JSON.stringify(cards)],
  );
}
