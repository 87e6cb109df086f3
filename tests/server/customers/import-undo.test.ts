import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { forgetImports } from '../../../server/customers/imports/forget.ts';
import { call, testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addTill, expectSound, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let desk: Importer;
beforeEach(async () => {
  till = await addTill(await testApp());
  desk = await Importer.of(till);
});

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await till.app.database.pool.query<T>(text, values)).rows;

interface Seen {
  id: number;
  mobile: string;
  [field: string]: unknown;
}

/** Everything that a file may write of each customer who is there, by mobile. */
async function everybody() {
  const rows = await query<Seen>(
    `select c.user_account_id as id, c.mobile, c.country_id, c.first_name, c.last_name, c.email, c.birth_date::text, c.birthday, c.zipcode, c.marketing,
       c.sms, c.mail, c.extra_attributes, a.balance, array(select card_number from loyalty_cards k
         where k.company_id = c.company_id and k.user_account_id = c.user_account_id order by card_number) as cards
     from customers c join accounts a using (company_id, user_account_id)
     where c.company_id = $1 and c.deleted_at is null order by c.mobile`,
    [till.company.companyId],
  );
  return new Map(rows.map(({ id: _, ...row }) => [row.mobile, row]));
}
const freeCards = () =>
  query('select card_number from loyalty_cards where user_account_id is null order by card_number');
const idOf = async (mobile: string) =>
  (
    await query<{ id: number }>(
      'select user_account_id as id from customers where mobile = $1 and deleted_at is null',
      [mobile],
    )
  )[0]?.id ?? 0;
const update = async (mobile: string, body: object) =>
  call(till.app, customers.calls.update, {
    params: { storeId: till.company.companyId, id: await idOf(mobile) },
    as: desk.admin,
    body: body as never,
  });
const buy = async (mobile: string) =>
  send(till, { id: await idOf(mobile), mobile, qrCode: '' }, 12);
const touches = {
  renamed: (mobile: string) => update(mobile, { first_name: 'Άλλη' }),
  bought: buy,
} as const;

const mobiles = ['6912345671', '6912345672', '6912345673', '6912345674'] as const;
const titles = 'Κινητό;Όνομα;Επώνυμο;Email;Γενέθλια;ΤΚ;SMS;Κάρτα;Πόντοι';
const fields = [
  'first_name',
  'last_name',
  'email',
  'birth_date',
  'zipcode',
  'sms',
  'card',
  'points',
];
type Person = Record<string, string>;
const fileOf = (people: readonly (Person | null)[]) =>
  [
    titles,
    ...people.flatMap((person, index) =>
      person ? [[mobiles[index], ...fields.map((name) => person[name] ?? '')].join(';')] : [],
    ),
  ].join('\n');

const person = fc.record(
  {
    first_name: fc.constantFrom('Άννα', 'Zoë', 'Παπά'),
    last_name: fc.constantFrom('Άλφα', 'Βήτα'),
    email: fc.constantFrom('a@example.com', 'b@example.com'),
    birth_date: fc.constantFrom('1980-01-02', '1999-12-31', '14 Μαρτίου'),
    zipcode: fc.constantFrom('10558', '11527'),
    sms: fc.constantFrom('true', ''),
    points: fc.constantFrom('', '25'),
  },
  { requiredKeys: ['first_name'] },
);
const people = fc.array(fc.option(person), { minLength: 4, maxLength: 4 });
const cardsOf = (file: readonly (Person | null)[], run: number) =>
  file.map((each, index) => each && { ...each, card: index % 2 ? '' : `${run}00${index}` });
const touch = fc.option(fc.constantFrom(...(['renamed', 'bought'] as const)), { freq: 2 });

test('an undone import leaves everybody as before it, but for those who were used or changed since', async () => {
  let run = 10;
  await fc.assert(
    fc.asyncProperty(
      people,
      people,
      fc.constantFrom('fill', 'update'),
      fc.array(touch, { minLength: 4, maxLength: 4 }),
      async (first, second, duplicates, touched) => {
        run += 1;
        await query('update customers set deleted_at = now(), mobile = null');
        if (first.some(Boolean)) await desk.import(fileOf(cardsOf(first, run)));
        const before = await everybody();
        const free = await freeCards();
        const rows = cardsOf(second, run + 500);
        if (!rows.some(Boolean)) return;
        const { import_id, ...done } = await desk.import(fileOf(rows), { duplicates });
        const hands = new Map(mobiles.map((mobile, index) => [mobile as string, touched[index]]));
        for (const [mobile, how] of hands)
          if (how && (await idOf(mobile))) await touches[how](mobile);
        const between = await everybody();
        if (done.created + done.updated === 0) {
          expect((await desk.undo(import_id)).status).toBe(409);
          return;
        }
        const foreseen = await desk.foreseeUndo(import_id);
        expect(await everybody()).toEqual(between);
        const undone = await desk.undone(import_id);
        expect(undone).toMatchObject({
          state: 'undone',
          undo_until: null,
          removed: foreseen.removed_customers ?? 0,
          restored: foreseen.restored_customers ?? 0,
          left_alone: foreseen.left_customers ?? 0,
        });
        expect(undone.removed + undone.restored + undone.left_alone).toBe(
          done.created + done.updated,
        );
        const after = await everybody();
        const names = new Set([...before.keys(), ...between.keys()]);
        for (const name of names) {
          if (hands.get(name)) continue;
          expect(after.get(name)).toEqual(before.get(name));
        }
        for (const [name, how] of hands)
          if (how && between.has(name) && !before.has(name))
            expect(after.get(name)).toEqual(between.get(name));
        if (!touched.some(Boolean)) expect(await freeCards()).toEqual(free);
      },
    ),
    { numRuns: 25 },
  );
  await expectSound(till);
});

const one = 'Κινητό;Όνομα;Email;SMS;Πόντοι\n6912345678;Ελένη;e@example.com;ναι;30\n';

test('a removed customer is forgotten, with the points that came, and may register again', async () => {
  const { import_id } = await desk.import(one);
  await desk.undone(import_id);
  const [row] = await query<{ text: string; balance: number }>(
    `select to_jsonb(c)::text as text, a.balance from customers c join accounts a using (company_id, user_account_id)`,
  );
  expect(row?.text).not.toMatch(/6912345678|Ελένη|e@example/);
  expect(row?.balance).toBe(0);
  expect(await query('select 1 from imported_customers')).toEqual([]);
  expect((await desk.read(import_id)).preview).toEqual([]);
  expect(await desk.import(one)).toMatchObject({ created: 1 });
  await expectSound(till);
});

test('two imports are undone from the last to the first', async () => {
  const first = await desk.import(one);
  const second = await desk.import('Κινητό;Όνομα\n6912345678;Μαρία\n', { duplicates: 'update' });
  expect(await desk.foreseeUndo(first.import_id)).toEqual({ left_customers: 1 });
  expect(await desk.undone(second.import_id)).toMatchObject({ restored: 1 });
  expect((await everybody()).get('6912345678')).toMatchObject({ first_name: 'Ελένη' });
  expect(await desk.undone(first.import_id)).toMatchObject({ removed: 1 });
});

test('a consent that the file turned on goes, one that it turned off stays off', async () => {
  await desk.import('Κινητό;Όνομα;SMS;Viber\n6912345678;Ελένη;ναι;όχι\n');
  const turned = 'Κινητό;Όνομα;SMS;Viber\n6912345678;Ελένη;όχι;ναι\n';
  const { import_id } = await desk.import(turned, { duplicates: 'update' });
  expect(await desk.undone(import_id)).toMatchObject({ restored: 1 });
  expect(await query('select sms, viber from customers')).toEqual([{ sms: false, viber: false }]);
});

test('a card that was there before is free again; one that came with the file is gone', async () => {
  await call(till.app, addCards, {
    params: { storeId: till.store.storeId },
    as: till.cashier,
    body: { first_number: '5000', count: 1 },
  });
  const { import_id } = await desk.import('Όνομα;Κάρτα\nΕλένη;5000\nΜαρία;ABC77\n');
  await desk.undone(import_id);
  expect(await freeCards()).toEqual([{ card_number: '5000' }]);
  expect(await query('select 1 from loyalty_cards where user_account_id is not null')).toEqual([]);
});

test('undoing takes the rights to what it takes back, within thirty days, once', async () => {
  const { import_id } = await desk.import(one);
  for (const path of ['customers.delete', 'customers.points']) {
    const other = new Importer(till, await addMember(till.app, till.company, allBut(path)));
    expect((await other.undo(import_id)).status).toBe(403);
  }
  expect((await desk.read(import_id)).undo_until).not.toBeNull();
  await desk.undone(import_id);
  expect((await desk.undo(import_id)).status).toBe(409);
  expect((await desk.undo(import_id + 1)).status).toBe(404);
  const late = await desk.import(one);
  till.app.clock.now += 31 * 86_400_000;
  expect((await desk.undo(late.import_id)).status).toBe(409);
  await forgetImports(till.app.database, till.app.files, till.app.clock.now);
  expect((await desk.read(late.import_id)).undo_until).toBeNull();
  expect(await query('select 1 from imported_customers')).toEqual([]);
});

test('what an import changed of a customer is forgotten with them', async () => {
  await desk.import(one);
  await desk.import('Κινητό;Email\n6912345678;f@example.com\n', { duplicates: 'update' });
  await call(till.app, anonymise, {
    params: { storeId: till.company.companyId, id: await idOf('6912345678') },
    as: desk.admin,
    body: {},
  });
  expect(await query('select 1 from imported_customers')).toEqual([]);
});

test('the audit log has the undone import and who undid it, not each customer', async () => {
  const { import_id } = await desk.import(one);
  await desk.undone(import_id);
  const rows = await query<{ user_id: number; after: { state?: string } }>(
    "select user_id, after from audit_log where subject = 'customer_imports' order by audit_id desc",
  );
  expect(rows.find(({ after }) => after.state === 'undone')?.user_id).toBe(desk.admin.userId);
  const logged = await query("select 1 from audit_log where subject = 'customers'");
  expect(logged).toEqual([]);
});
