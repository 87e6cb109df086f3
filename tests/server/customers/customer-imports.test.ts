import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import {
  cancelImport,
  checkImport,
  listImports,
  readImport,
} from '../../../contract/customers/customer-imports.ts';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { forgetImports } from '../../../server/customers/imports/forget.ts';
import { call, testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addTill, expectSound, type Till } from '../../support/areas/till.ts';

let till: Till;
let desk: Importer;
beforeEach(async () => {
  till = await addTill(await testApp());
  desk = await Importer.of(till);
});

const day = 86_400_000;
const stored = async (columns: string, order = 'user_account_id') =>
  (
    await till.app.database.pool.query(
      `select ${columns} from customers where company_id = $1 and deleted_at is null order by ${order}`,
      [till.company.companyId],
    )
  ).rows;
const addFree = (first_number: string, count = 1) =>
  call(till.app, addCards, {
    params: { storeId: till.store.storeId },
    as: till.cashier,
    body: { first_number, count },
  });
const counts = ({ created, updated, skipped, rejected }: Record<string, unknown>) => [
  created,
  updated,
  skipped,
  rejected,
];
const file = (...lines: string[]) => lines.join('\n');
const many = (count: number) =>
  file(
    'Όνομα;Κινητό;Πόντοι',
    ...Array.from({ length: count }, (_, n) => `Α${n};69${10000000 + n};1`),
  );

describe('an import gives nobody more than they may do', () => {
  const lines = file('Όνομα;Κινητό;Πόντοι', 'Ελένη;6912345678;500');
  const without = async (...paths: string[]) =>
    new Importer(till, await addMember(till.app, till.company, allBut(...paths)));

  test('points come in with the right to give points', async () => {
    const other = await without('customers.points');
    const taken = await other.take(lines);
    const { status, refusal } = await other.begin(taken.import_id);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([403, ['mapping']]);
    expect((await other.begin(taken.import_id, checkImport)).status).toBe(200);
    await other.work();
    await other.map(taken, { mapping: ['first_name', 'mobile', null] });
    expect((await other.begin(taken.import_id)).status).toBe(200);
  });

  test.each(['fill', 'update'])(
    'who is there is changed (%s) with the right to',
    async (duplicates) => {
      const other = await without('customers.update');
      const taken = await other.take(lines);
      await other.map(taken, { duplicates });
      const { status, refusal } = await other.begin(taken.import_id);
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([403, ['duplicates']]);
    },
  );
});

describe('an uploaded file', () => {
  test('tells its columns, its first rows and what its headers most likely mean', async () => {
    const { status, data } = await desk.upload(
      file('Όνομα;Επώνυμο;Κινητό;Ημ. γέννησης;Σημείωση', 'Ελένη;Σταύρου;6912345678;1/2/1990;φίλη'),
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'customers.csv',
      state: 'mapping',
      total: 1,
      columns: ['Όνομα', 'Επώνυμο', 'Κινητό', 'Ημ. γέννησης', 'Σημείωση'],
      samples: [['Ελένη', 'Σταύρου', '6912345678', '1/2/1990', 'φίλη']],
      mapping: ['first_name', 'last_name', 'mobile', 'birth_date', null],
      remembered: false,
    });
    expect(await stored('1')).toEqual([]);
  });

  test.each([
    ['First name,Last name,Mobile,Points', ['first_name', 'last_name', 'mobile', 'points']],
    ['Nome;Cognome;Cellulare;Numero tessera', ['first_name', 'last_name', 'mobile', 'card_number']],
    ['name\tE-mail\tZIP', ['first_name', 'email', 'zipcode']],
    ['sep=;\nName;E-mail', ['first_name', 'email']],
  ])('is read whatever separates its columns, in three languages: %s', async (head, mapping) => {
    expect((await desk.take(`${head}\nA\n`)).mapping).toEqual(mapping);
  });

  const greek = 'Όνομα;Κινητό\r\n"Ζωή ""Α""\nΒ";6912345678\r\n';
  const utf16 = Buffer.from(greek, 'utf16le');
  const cp1253 = Buffer.from(
    [...greek].map((sign) => {
      const code = sign.charCodeAt(0);
      if (sign === 'Ό') return 0xbc;
      return code < 128 ? code : code - 0x2d0;
    }),
  );
  test.each([
    ['UTF-8', Buffer.from(greek)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${greek}`)],
    ['UTF-16 LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 LE', utf16],
    ['UTF-16 BE', Buffer.from(utf16).swap16()],
    [
      'UTF-16 BE with a mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    ],
    ['windows-1253', cp1253],
  ])('is read in its encoding: %s', async (_, bytes) => {
    const { columns, samples } = await desk.take(bytes);
    expect(columns).toEqual(['Όνομα', 'Κινητό']);
    expect(samples).toEqual([['Ζωή "Α"\nΒ', '6912345678']]);
  });

  test('that was cut off amid a letter is read in its encoding all the same', async () => {
    const whole = Buffer.from('Όνομα;Κινητό\nΖωή;6912345678\nΆννα;6912345679\nΕλένη;69');
    const { columns, samples } = await desk.take(whole.subarray(0, whole.indexOf('νη;69') + 1));
    expect(columns).toEqual(['Όνομα', 'Κινητό']);
    expect(samples.map(([name]) => name).slice(0, 2)).toEqual(['Ζωή', 'Άννα']);
  });

  test('that is no table is refused in words, and nothing of it stays', async () => {
    for (const content of ['', '\u0000\u0000ab'.repeat(40), 'PK\u0003\u0004broken']) {
      const { status, refusal } = await desk.upload(content);
      expect([status, refusal.error]).toEqual([422, 'not_a_table']);
    }
    const { status, refusal } = await desk.upload('Όνομα;Κινητό\n');
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['users']]);
    expect(till.app.files.stored.size).toBe(0);
  });

  test('proposes attributes by their names, and the mapping last used for the same headers', async () => {
    const made = await call(till.app, attributeDefinitions.calls.create, {
      ...desk.at(),
      body: { name: { el: 'Επάγγελμα', en: 'Job', it: 'Lavoro' }, type: 'text', values: null },
    });
    const { user_account_attribute_definition_id: id } = made.data as Record<string, unknown>;
    const first = await desk.take(file('Όνομα;Επάγγελμα;Χ;Ψ', 'Α;γιατρός;6912345678;Κως'));
    expect(first.mapping).toEqual(['first_name', `attribute:${id}`, 'mobile', null]);
    const mapping = ['first_name', `attribute:${id}`, 'mobile', 'address'];
    await desk.map(first, { mapping, duplicates: 'fill' });
    await desk.begin(first.import_id);
    await desk.work();
    const second = await desk.take(file('όνομα;επάγγελμα;χ;ψ', 'Β;x;6912345679;'));
    expect(second).toMatchObject({ mapping, duplicates: 'fill', remembered: true });
    expect(await stored('mobile, extra_attributes')).toEqual([
      { mobile: '6912345678', extra_attributes: { [String(id)]: 'γιατρός' } },
    ]);
  });
});

describe('an import', () => {
  test('reads each kind of cell as people write it', async () => {
    await addFree('40001');
    const done = await desk.import(
      file(
        'Όνομα;Κινητό;Email;Ημερομηνία γέννησης;Φύλο;SMS;Viber;Κάρτα;Πόντοι',
        'Ελένη;+30 691 234 5678;eleni@example.org;25/3/1984;Γυναίκα;ναι;όχι;40001;1.250,50',
        'Luca;6912345679;;1990-12-31;maschio;sì;;;',
      ),
    );
    expect([done.state, ...counts(done)]).toEqual(['done', 2, 0, 0, 0]);
    const columns = `first_name, mobile, email, birth_date::text, gender, sms, viber, marketing`;
    expect(await stored(columns)).toEqual([
      {
        first_name: 'Ελένη',
        mobile: '6912345678',
        email: 'eleni@example.org',
        birth_date: '1984-03-25',
        gender: 'female',
        sms: true,
        viber: false,
        marketing: true,
      },
      {
        first_name: 'Luca',
        mobile: '6912345679',
        email: null,
        birth_date: '1990-12-31',
        gender: 'male',
        sms: true,
        viber: false,
        marketing: true,
      },
    ]);
    const { rows } = await till.app.database.pool.query(
      `select p.kind, p.reason, p.user_id, a.balance from postings p join accounts a using (company_id, user_account_id)`,
    );
    expect(rows).toEqual([
      { kind: 'adjustment', reason: 'import', user_id: desk.admin.userId, balance: 125050 },
    ]);
    await expectSound(till);
  });

  test('says of each rejected row why, in the language of whoever asks', async () => {
    await desk.import(file('Όνομα;Κινητό', 'Εδώ;6912345670'));
    const { import_id, rejected } = await desk.import(
      file(
        'Όνομα;Κινητό;Email;Κάρτα',
        ';6912345678',
        'Α;123',
        'Β;6912345670',
        'Γ;6912345670',
        'Δ;;;8.80E+12',
        '=cmd();123',
      ),
      { duplicates: 'update' },
    );
    expect(rejected).toBe(5);
    const [head, ...rows] = await desk.rejected(import_id);
    expect(head).toBe('\uFEFFΌνομα;Κινητό;Email;Κάρτα;Reason');
    expect(rows[0]).toBe(';6912345678;;;Όνομα: This field is required.');
    expect(rows[2]).toContain('The same customer is in row 4 of the file.');
    expect(rows[3]).toContain('Κάρτα: The spreadsheet has rounded this number.');
    expect(rows[4]).toMatch(/^'=cmd\(\);123;/);
    const { preview } = await desk.read(import_id, 'it');
    expect(preview[0]).toMatchObject({ row: 2, action: 'reject' });
    expect(preview[0]?.reasons).toEqual(['Όνομα: Campo obbligatorio.']);
  });

  const before = file('Όνομα;Επώνυμο;Κινητό;Email;SMS', 'Ελένη;;6912345678;old@example.org;ναι');
  const again = file(
    'Όνομα;Επώνυμο;Κινητό;Email;SMS',
    'Νέα;Σταύρου;6912345678;new@example.org;όχι',
  );
  test.each([
    ['skip', [0, 0, 1, 0], ['Ελένη', null, 'old@example.org', true]],
    ['update', [0, 1, 0, 0], ['Νέα', 'Σταύρου', 'new@example.org', false]],
    ['fill', [0, 1, 0, 0], ['Ελένη', 'Σταύρου', 'old@example.org', true]],
  ])(
    'of customers who are there already keeps the rule: %s',
    async (duplicates, outcome, names) => {
      await desk.import(before);
      expect(counts(await desk.import(again, { duplicates }))).toEqual(outcome);
      const [row] = await stored('first_name, last_name, email, sms');
      expect(Object.values(row)).toEqual(names);
    },
  );

  test('finds a customer by their card, and gives nobody the card of somebody else', async () => {
    await addFree('40001', 2);
    await desk.import(file('Όνομα;Κινητό;Κάρτα', 'Α;6912345671;40001', 'Β;6912345672;'));
    const second = file(
      'Όνομα;Κινητό;Κάρτα',
      'Νέο;;40001',
      'Γ;6912345672;40001',
      'Δ;6912345672;40002',
    );
    const done = await desk.import(second, { duplicates: 'update' });
    expect(counts(done)).toEqual([0, 2, 0, 1]);
    expect(await stored('first_name')).toEqual([{ first_name: 'Νέο' }, { first_name: 'Δ' }]);
    expect(done.preview[1]?.reasons.join()).toContain('row 2');
  });

  test('takes a customer once from a file that names them twice, however far apart', async () => {
    const twice = `${many(1500)}\nΞανά;6910000003;5`;
    const done = await desk.import(twice, { duplicates: 'update' });
    expect(counts(done)).toEqual([1500, 0, 0, 1]);
    expect((await desk.rejected(done.import_id))[1]).toContain('row 5');
    await expectSound(till);
  });

  test('that is checked first does nothing, and tells what the real one then does', async () => {
    await addFree('40001');
    await desk.import(file('Όνομα;Κινητό', 'Εδώ;6912345670'));
    const mixed = file(
      'Όνομα;Κινητό;Κάρτα;Πόντοι',
      'Α;6912345671;40001;10',
      'Β;6912345672;40001;',
      'Εδώ;6912345670;;',
      'Γ;12;;',
      'Α;6912345671;;',
    );
    const taken = await desk.take(mixed);
    await desk.begin(taken.import_id, checkImport);
    await desk.work();
    const checked = await desk.read(taken.import_id);
    expect(checked.state).toBe('checked');
    expect(await stored('1')).toHaveLength(1);
    const said = await desk.rejected(taken.import_id);
    await desk.begin(taken.import_id);
    await desk.work();
    const done = await desk.read(taken.import_id);
    expect(counts(done)).toEqual(counts(checked));
    expect(counts(done)).toEqual([1, 0, 1, 3]);
    expect(done.preview).toEqual(checked.preview);
    expect(await desk.rejected(taken.import_id)).toEqual(said);
    expect(await stored('1')).toHaveLength(2);
  });

  test('that is interrupted goes on where it stopped, and imports nobody twice', async () => {
    const { import_id } = await desk.take(many(3500));
    await desk.begin(import_id);
    const piece = desk.piece();
    let pieces = 0;
    await desk.work(async (client, job) => {
      const done = await piece(client, job);
      pieces += 1;
      if (pieces === 2) throw new Error('killed before the commit');
      return done;
    });
    expect(await stored('1')).toHaveLength(1000);
    expect(await desk.read(import_id)).toMatchObject({ done: 1000, created: 1000 });
    await till.app.database.pool.query(`update jobs set held_until = now() - interval '1 second'`);
    await desk.work();
    expect(await desk.read(import_id)).toMatchObject({ state: 'done', done: 3500, created: 3500 });
    const { rows } = await till.app.database.pool.query(
      'select count(*)::int as lots, sum(amount)::int as points from lots',
    );
    expect(rows).toEqual([{ lots: 3500, points: 350_000 }]);
    await expectSound(till);
  });

  test('beside another of the same customers makes each of them once', async () => {
    const [one, other] = [await desk.take(many(1200)), await desk.take(many(1200))];
    await desk.begin(one.import_id);
    await desk.begin(other.import_id);
    await Promise.all([desk.work(), desk.work()]);
    await till.app.database.pool.query(`update jobs set held_until = now() - interval '1 second'`);
    await desk.work();
    const both = [await desk.read(one.import_id), await desk.read(other.import_id)];
    expect(both.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(1200);
    expect(both.reduce((sum, { skipped }) => sum + skipped, 0)).toBe(1200);
    expect(await stored('1')).toHaveLength(1200);
    await expectSound(till);
  });

  test('that is cancelled stops, and what it imported stays', async () => {
    const { import_id } = await desk.take(many(2500));
    await desk.begin(import_id);
    const piece = desk.piece();
    await desk.work(async (client, job) => {
      if (job.done) throw new Error('not now');
      return piece(client, job);
    });
    const cancelled = await call(till.app, cancelImport, { ...desk.at(import_id), body: {} });
    expect(cancelled.data).toMatchObject({ state: 'cancelled', created: 1000 });
    await till.app.database.pool.query(`update jobs set held_until = now() - interval '1 second'`);
    await desk.work();
    expect(await stored('1')).toHaveLength(1000);
    const { status, refusal } = await desk.begin(import_id);
    expect([status, refusal.error]).toEqual([409, 'import_not_ready']);
  });

  test('refuses a mapping with a field twice, or of another length', async () => {
    const taken = await desk.take(file('Κινητό;Χ', '6912345678;Α'));
    for (const mapping of [['mobile', 'mobile'], ['mobile'], ['mobile', 'attribute:999']])
      expect((await desk.map(taken, { mapping })).status).toBe(422);
    expect((await desk.map(taken, { mapping: ['mobile', 'first_name'] })).status).toBe(200);
  });

  test('is not there for another company', async () => {
    const { import_id } = await desk.take(many(1));
    const stranger = await Importer.of(await addTill(till.app));
    expect((await call(till.app, readImport, stranger.at(import_id))).status).toBe(404);
    expect((await stranger.begin(import_id)).status).toBe(404);
    const { data } = await call(till.app, listImports, desk.at());
    expect(data.imports).toMatchObject([{ import_id, total: 1 }]);
    expect((await call(till.app, listImports, stranger.at())).data.imports).toEqual([]);
  });

  test('is in the audit log itself, its customers are not', async () => {
    await desk.import(many(3));
    const { data } = await call(till.app, auditLog.calls.list, desk.at() as never);
    const rows = Object.values(data).find(Array.isArray) as { subject: string; action: string }[];
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['customer_imports']));
    expect(rows.map(({ action }) => action)).toContain('insert');
  });

  test('forgets its file once it is done, and the rejected rows a month later', async () => {
    const { import_id } = await desk.import(file('Όνομα;Κινητό', 'Α;1', 'Β;6912345678'));
    const { database, files, clock } = till.app;
    await forgetImports(database, files, clock.now);
    expect(files.stored.size).toBe(0);
    expect(await desk.rejected(import_id)).toHaveLength(2);
    await forgetImports(database, files, clock.now + 31 * day);
    expect(await desk.rejected(import_id)).toHaveLength(1);
    expect((await desk.read(import_id)).preview).toEqual([]);
  });
});
