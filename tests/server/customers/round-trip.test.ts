import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { customers as el } from '../../../src/i18n/el/customers/customers.ts';
import { customers as en } from '../../../src/i18n/en/customers/customers.ts';
import { customers as it } from '../../../src/i18n/it/customers/customers.ts';
import { call, testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addTill, type Till } from '../../support/areas/till.ts';
import { exported } from '../../support/worlds/exports.ts';

let till: Till;
let desk: Importer;
beforeEach(async () => {
  till = await addTill(await testApp());
  desk = await Importer.of(till);
});

const countries = { greece: 300, italy: 380 } as const;
const serial = (start: string) =>
  fc.integer({ min: 0, max: 999_999 }).map((n) => start + String(n).padStart(6, '0'));
const name = fc.constantFrom(
  'Ελένη',
  'José',
  "D'Angelo",
  'Ό Νίκος',
  'Müller; Söhne',
  'A "B" C',
  '-Ρένα',
  '=Άννα',
  '+Ηλίας',
  'Ν. 7',
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const customer = fc
  .record({
    isGreek: fc.boolean(),
    first_name: name,
    last_name: maybe(name),
    email: maybe(fc.constantFrom('a.b@example.com', 'x+y@example.org')),
    birth_date: maybe(fc.constantFrom('1900-01-01', '1999-12-31', '2000-02-29', '1985-03-04')),
    birthday: maybe(fc.constantFrom('02-29', '03-04', '05-14', '12-31')),
    gender: maybe(fc.constantFrom('male', 'female', 'other')),
    zipcode: maybe(fc.constantFrom('00142', '10558', 'SW1A 1AA')),
    address: maybe(fc.constantFrom('Ερμού 1, Αθήνα', 'Via "Roma"; 3', '12-14')),
    phone: maybe(fc.constantFrom('2103210001', '+39 06 1234567')),
    consents: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    card: maybe(fc.constantFrom('digits', 'letters')),
    balance: fc.integer({ min: 0, max: 1_234_567 }),
    size: maybe(fc.constantFrom('1/2', '0042', 'μεγάλο; πολύ')),
    visits: maybe(fc.constantFrom(3, 1250, 0.5)),
    since: maybe(fc.constantFrom('2020-03-04', '1999-12-31')),
    vip: maybe(fc.boolean()),
  })
  .chain((one) => serial(one.isGreek ? '6971' : '3331').map((mobile) => ({ ...one, mobile })));

type Made = typeof customer extends fc.Arbitrary<infer T> ? T : never;

/** Extra attributes of each type, by the names of a company. */
async function addAttributes() {
  const made: number[] = [];
  for (const [name, type] of [
    ['Μέγεθος', 'text'],
    ['Επισκέψεις', 'number'],
    ['Μέλος από', 'day'],
    ['VIP', 'flag'],
  ] as const) {
    const { data } = await call(till.app, attributeDefinitions.calls.create, {
      params: { storeId: till.company.companyId },
      as: desk.admin,
      body: { name: { el: name }, type } as never,
    });
    made.push(data.user_account_attribute_definition_id);
  }
  return made;
}

async function store(one: Made, place: number, attributes: readonly number[]) {
  const { pool } = till.app.database;
  const values = [one.size, one.visits, one.since, one.vip];
  const extra = Object.fromEntries(
    attributes.flatMap((id, at) => (values[at] === null ? [] : [[id, values[at]]])),
  );
  const { rows } = await pool.query(
    `insert into customers (company_id, store_id, first_name, last_name, country_id, mobile, email, birth_date, birthday, gender, zipcode, address, phone,
      sms, viber, push, mail, marketing, extra_attributes, qr_code)
    values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $13 or $14 or $15 or $16, $17, $18) returning user_account_id`,
    [
      till.company.companyId,
      one.first_name,
      one.last_name,
      one.isGreek ? countries.greece : countries.italy,
      one.mobile,
      one.email,
      one.birth_date,
      one.birth_date ? null : one.birthday,
      one.gender,
      one.zipcode,
      one.address,
      one.phone,
      ...one.consents,
      JSON.stringify(extra),
      `R${place}`,
    ],
  );
  const id = rows[0].user_account_id;
  await pool.query(
    'insert into accounts (company_id, user_account_id, balance) values ($1, $2, $3)',
    [till.company.companyId, id, one.balance],
  );
  if (one.card)
    await pool.query(
      'insert into loyalty_cards (company_id, card_number, user_account_id) values ($1, $2, $3)',
      [till.company.companyId, one.card === 'digits' ? `00${10_000 + place}` : `CARD${place}`, id],
    );
}

const stored = async () =>
  (
    await till.app.database.pool.query(
      `select to_jsonb(c) - 'updated_at' as customer, a.balance, array(select card_number from loyalty_cards k
          where k.company_id = c.company_id and k.user_account_id = c.user_account_id order by 1) as cards
        from customers c join accounts a using (company_id, user_account_id) where c.company_id = $1 order by c.user_account_id`,
      [till.company.companyId],
    )
  ).rows;

/** Takes from all customers what a file can bring back; no file turns on a consent that was taken back. */
async function emptied() {
  const { pool } = till.app.database;
  const { companyId } = till.company;
  await pool.query(
    `update customers set first_name = '?', last_name = null, email = null, birth_date = null, birthday = null, gender = null, zipcode = null,
      address = null, phone = null, extra_attributes = '{}'
      where company_id = $1`,
    [companyId],
  );
  await pool.query('update loyalty_cards set user_account_id = null where company_id = $1', [
    companyId,
  ]);
}

const words = { el, en, it };
const choices = ['male', 'female', 'other'] as const;
/** What columns and choices are called where the export was started. */
const headingsIn = (language: Language) => {
  const { fields, texts } = words[language];
  return {
    ...fields,
    ...Object.fromEntries(choices.map((each) => [`gender.${each}`, texts.choices[each]])),
  };
};

test.each(
  languages.flatMap((language) =>
    (['csv', 'xlsx'] as const).map((format) => [language, format] as const),
  ),
)(
  'customers that are exported in %s as %s and imported again are what they were',
  async (language, format) => {
    const attributes = await addAttributes();
    const made =
      fc.sample(
        fc.uniqueArray(customer, {
          minLength: 60,
          maxLength: 60,
          selector: ({ mobile }) => mobile,
        }),
        { numRuns: 1, seed: 7 },
      )[0] ?? [];
    for (const [place, one] of made.entries()) await store(one, place, attributes);
    const before = await stored();
    const { bytes, file } = await exported(till.app, {
      key: 'customers',
      place: till.company,
      as: desk.admin,
      language,
      body: { format, headings: headingsIn(language) },
    });
    expect(file.rows).toBe(before.length);
    const { data: taken } = await desk.upload(new Uint8Array(bytes), `customers.${format}`);
    await desk.map(taken, { duplicates: 'update' });
    await desk.begin(taken.import_id);
    await desk.work();
    const done = await desk.read(taken.import_id);
    expect(done).toMatchObject({ created: 0, updated: 0, skipped: before.length, dropped: 0 });
    expect(await stored()).toEqual(before);
    await emptied();
    const again = await desk.import(new Uint8Array(bytes), { duplicates: 'update' });
    expect(again).toMatchObject({ created: 0, rejected: 0, dropped: 0 });
    expect(again.updated + again.skipped).toBe(before.length);
    expect(await stored()).toEqual(before);
  },
);
