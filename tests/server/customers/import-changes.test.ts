import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { checkImport } from '../../../contract/customers/customer-imports.ts';
import { testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addTill, expectSound, type Till } from '../../support/areas/till.ts';

let till: Till;
let desk: Importer;
beforeEach(async () => {
  till = await addTill(await testApp());
  desk = await Importer.of(till);
});

const fields = [
  'first_name',
  'last_name',
  'email',
  'birth_date',
  'birthday',
  'zipcode',
  'sms',
] as const;
type Person = Partial<Record<(typeof fields)[number], string>>;
const mobiles = ['6912345671', '6912345672', '6912345673', '6912345674'];
const titles = 'Κινητό;Όνομα;Επώνυμο;Email;Γενέθλια;Γενέθλια χωρίς έτος;ΤΚ;SMS';

const fileOf = (people: readonly (Person | null)[]) =>
  [
    titles,
    ...people.flatMap((person, index) =>
      person ? [[mobiles[index], ...fields.map((field) => person[field] ?? '')].join(';')] : [],
    ),
  ].join('\n');

/** Each customer's fields by mobile, in the words of a preview. */
async function everybody() {
  const { rows } = await till.app.database.pool.query<Record<string, string | null>>(
    `select mobile, first_name, last_name, email, birth_date::text, birthday, zipcode, sms::text from customers
     where company_id = $1 and deleted_at is null order by mobile`,
    [till.company.companyId],
  );
  return new Map(rows.map(({ mobile, ...rest }) => [mobile, rest]));
}

/** What the dry run says of each customer who is there, then what the import did to them. */
async function foreseenAndDone(content: string, duplicates: 'fill' | 'update') {
  const before = await everybody();
  const taken = await desk.take(content);
  await desk.map(taken, { duplicates });
  await desk.begin(taken.import_id, checkImport);
  await desk.work();
  const { preview, ...checked } = await desk.read(taken.import_id);
  expect(await everybody()).toEqual(before);
  await desk.begin(taken.import_id);
  await desk.work();
  const done = await desk.read(taken.import_id);
  const after = await everybody();
  const diff = [...before].flatMap(([mobile, was]) =>
    fields.flatMap((field) => {
      const now = after.get(mobile);
      // A date with its year takes the place of a day without one, and is said to come from it.
      const replaced = field === 'birth_date' ? was.birthday : null;
      const [from, to] = [was[field] ?? replaced ?? null, now?.[field] ?? null];
      return from === to || to === null ? [] : [`${mobile} ${field}: ${from} → ${to}`];
    }),
  );
  const said = preview.flatMap(({ values, changes }) =>
    changes.map(({ field, from, to }) => `${values.mobile} ${field}: ${from} → ${to}`),
  );
  const counts = [checked, done].map(({ created, updated, skipped, rejected }) => [
    ...[created, updated, skipped, rejected],
  ]);
  return {
    diff: diff.sort(),
    said: said.sort(),
    counts,
    changed: new Set(diff.map((each) => each.slice(0, 10))).size,
  };
}

const word = fc.constantFrom('Άννα', 'Zoë', "D'Amico", 'Παπά');
const person = fc.record(
  {
    first_name: word,
    last_name: word,
    email: fc.constantFrom('a@example.com', 'b@example.com'),
    birth_date: fc.constantFrom('1980-01-02', '1999-12-31'),
    birthday: fc.constantFrom('3 Φεβρουαρίου', '29 feb', '--02-03'),
    zipcode: fc.constantFrom('10558', '11527'),
    sms: fc.constantFrom('true', 'false'),
  },
  { requiredKeys: ['first_name'] },
);
const people = fc.array(fc.option(person), { minLength: 4, maxLength: 4 });

test('says from what to what a file changes each customer, and writes that and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(
      people,
      people,
      fc.constantFrom('fill', 'update'),
      async (first, second, rule) => {
        await till.app.database.pool.query(
          'update customers set deleted_at = now(), mobile = null',
        );
        await desk.import(fileOf([...first.slice(0, 3), { first_name: 'Άννα' }]));
        const { diff, said, counts, changed } = await foreseenAndDone(
          fileOf([...second.slice(0, 3), { first_name: 'Zoë' }]),
          rule,
        );
        expect(said).toEqual(diff);
        expect(counts[0]).toEqual(counts[1]);
        expect(counts[0]?.[1]).toBe(changed);
      },
    ),
    { numRuns: 12 },
  );
  await expectSound(till);
});
