import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createMultiple,
  downloadCodes,
  emailSlots,
  multipleCoupons,
  multipleToSend,
  readMultiple,
  storeMultiples,
} from '../../../contract/coupons/multiple-coupons.ts';
import { generateCodes, generation } from '../../../server/coupons/multiple/generate.ts';
import { sendReports } from '../../../server/coupons/multiple/reports.ts';
import { type Kinds, type Piece, runJobs } from '../../../server/jobs/run.ts';
import { call, testApp } from '../../support/app.ts';
import { accept } from '../../support/areas/claims.ts';
import { download } from '../../support/areas/orders.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addBranch, addTill, expectSound, type Till } from '../../support/areas/till.ts';

const day = 86_400_000;
const quiet = pino({ level: 'silent' });

let till: Till;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
});

const at = () => ({ params: { storeId: till.company.companyId }, as: admin });
const create = (own: Record<string, unknown> = {}) =>
  call(till.app, createMultiple, {
    ...at(),
    body: { gift_title: 'Δωροκάρτα', maximum: 10, ...own },
  });
const made = async (own: Record<string, unknown> = {}) => (await create(own)).data.coupon_id;
const read = async (id: number) => {
  const params = { storeId: till.company.companyId, id };
  return (await call(till.app, readMultiple, { params, as: admin })).data;
};
const run = (kinds: Kinds = { [generation]: generateCodes }) =>
  runJobs(till.app.database, kinds, quiet);
const file = (id: number, by = admin) =>
  download(till.app, downloadCodes, { storeId: till.company.companyId, id }, by);
const linesOf = async (id: number) =>
  new TextDecoder()
    .decode((await file(id)).bytes)
    .trimEnd()
    .split('\r\n')
    .slice(1);
const codesOf = async (id: number) => (await linesOf(id)).map((line) => line.split(',')[0] ?? '');
const sql = async (text: string) => (await till.app.database.pool.query(text)).rows;

describe('a campaign of many codes', () => {
  test('is created at once, and its codes are made by a job that tells how far it is', async () => {
    const { status, data } = await create({ price: 2.5, valid_days: 30, code: 'ΚΑΦΕ' });
    expect(status).toBe(201);
    expect(data).toMatchObject({ maximum: 10, generated: 0, generation: 'queued', price: 2.5 });
    await run();
    expect(await read(data.coupon_id)).toMatchObject({ generated: 10, generation: 'done' });
    const codes = await codesOf(data.coupon_id);
    expect(new Set(codes).size).toBe(10);
    const others = await call(till.app, multipleCoupons.calls.list, at());
    expect(others.data.coupons).toMatchObject([{ coupon_id: data.coupon_id, generated: 10 }]);
  });

  test('has codes that nobody guesses: twelve random signs that are not taken for each other', async () => {
    const codes = await codesOf(await made({ maximum: 200 }).then((id) => run().then(() => id)));
    expect(codes).toHaveLength(200);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    const places = Array.from(
      { length: 12 },
      (_, place) => new Set(codes.map((code) => code.replaceAll('-', '')[place])).size,
    );
    for (const different of places) expect(different).toBeGreaterThan(15);
  });

  test('begins each code with what was asked for, as it was typed, and is found however it is read', async () => {
    const id = await made({ code: 'Mine' });
    expect((await read(id)).code).toBe('Mine');
    await run();
    const codes = await codesOf(id);
    for (const code of codes) expect(code).toMatch(/^Mine-/);
    const [first = '', second = ''] = codes;
    for (const typed of [first.toUpperCase(), `m1ne${second.slice(5).replaceAll('-', ' ')}`])
      expect((await accept(till, typed)).status).toBe(200);
  });

  test('is not there for another company', async () => {
    const id = await made();
    const other = await addTill(till.app);
    const stranger = await addMember(till.app, other.company);
    const params = { storeId: other.company.companyId, id };
    expect((await call(till.app, readMultiple, { params, as: stranger })).status).toBe(404);
    expect((await download(till.app, downloadCodes, params, stranger)).status).toBe(404);
  });
});

describe('a code', () => {
  test('is redeemed once, by whoever holds it, also where many try at once', async () => {
    const id = await made();
    await run();
    const [code = '', second = ''] = await codesOf(id);
    const tries = await Promise.all(Array.from({ length: 16 }, () => accept(till, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await accept(till, code)).refusal.error).toBe('voucher_redeemed');
    expect((await accept(till, second)).data).toMatchObject({
      state: 'redeemed',
      balance_after: null,
    });
    expect((await read(id)).rewarded).toBe(2);
    await expectSound(till);
  });

  test('is redeemed in any store of the company, and is unknown in another company', async () => {
    const id = await made();
    await run();
    const [first = '', second = '', third = ''] = await codesOf(id);
    const branch = await addBranch(till);
    await accept(till, first);
    await accept(branch, second);
    const other = await addTill(till.app);
    const { status, refusal } = await accept(other, third);
    expect([status, refusal.error]).toEqual([404, 'voucher_unknown']);
    const params = { storeId: branch.store.storeId };
    const seen = await call(till.app, storeMultiples, { params, as: branch.cashier });
    expect(seen.data.coupons).toMatchObject([{ coupon_id: id, redeemed_here: 1 }]);
    expect((await read(id)).rewarded).toBe(2);
  });

  test('is valid through its last day, and then says when that was', async () => {
    const id = await made({ valid_days: 2 });
    await run();
    const [code = ''] = await codesOf(id);
    till.app.clock.now = Date.now() + 4 * day;
    expect((await accept(till, code)).refusal.error).toBe('voucher_expired');
  });
});

describe('the job that makes the codes', () => {
  test('makes exactly as many as are wanted where two processes run it at once', async () => {
    const id = await made({ maximum: 5000 });
    await Promise.all([run(), run(), run()]);
    await run();
    expect(
      await sql(
        'select count(*)::int as codes, count(distinct code)::int as different from claims',
      ),
    ).toEqual([{ codes: 5000, different: 5000 }]);
    expect(await read(id)).toMatchObject({ generated: 5000, claimed: 5000, generation: 'done' });
  });

  test('goes on where a killed process stopped, once that has had its time, without double codes', async () => {
    const id = await made({ maximum: 5000 });
    const dying: Piece = (client, job) =>
      job.done ? Promise.reject(new Error('killed')) : generateCodes(client, job);
    await run({ [generation]: dying });
    // As it stands after a kill: taken, and not given back.
    await sql(`update jobs set state = 'running', held_until = now() + interval '30 seconds'`);
    await run();
    expect(await read(id)).toMatchObject({ generated: 2000, generation: 'running' });
    await sql(`update jobs set held_until = now() - interval '1 second'`);
    await run();
    expect(await read(id)).toMatchObject({ generated: 5000, generation: 'done' });
    expect(await sql('select count(distinct code)::int as different from claims')).toEqual([
      { different: 5000 },
    ]);
  });

  test('adds nothing for a process that was taken for dead and is not', async () => {
    const id = await made({ maximum: 5000 });
    const late: Piece = async (client, job) => {
      await client.query('update jobs set attempts = attempts + 1');
      return generateCodes(client, job);
    };
    await run({ [generation]: late });
    expect(await read(id)).toMatchObject({ generated: 0 });
    expect(await sql('select count(*)::int as codes from claims')).toEqual([{ codes: 0 }]);
  });
});

describe('the file of codes', () => {
  test('holds all of them, with where and when each was redeemed', async () => {
    const id = await made({ maximum: 6000 });
    await run();
    const lines = await linesOf(id);
    expect(lines).toHaveLength(6000);
    const code = lines[17]?.split(',')[0] ?? '';
    await accept(till, code);
    const line = (await linesOf(id)).find((each) => each.startsWith(code));
    expect(line).toMatch(/,redeemed,.+Z,.+Z,store \d+$/);
    const { headers } = await file(id);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
  });

  test('has nothing in it that a spreadsheet would compute', async () => {
    const id = await made();
    await run();
    const [code = ''] = await codesOf(id);
    await till.app.database.pool.query('update stores set name = $1 where store_id = $2', [
      '=HYPERLINK("http://example.org","x")',
      till.store.storeId,
    ]);
    await accept(till, code);
    const line = (await linesOf(id)).find((each) => each.startsWith(code));
    expect(line).toContain(`,"'=HYPERLINK(""http://example.org"",""x"")"`);
  });
});

const both = (emails: string[], frequency: string | null) => ({
  redeemed_coupons_report: { emails, frequency },
  all_coupons_report: { emails: [], frequency: null },
});

describe('the two reports', () => {
  const mails = () =>
    sql(`select recipient, body from messages where channel = 'email' order by message_id`);
  const later = (ms: number) => sendReports(till.app.database, Date.now() + ms);

  test('go to three addresses each, and to no fourth (multiple-coupon-three-email-slots)', async () => {
    const emails = ['a@example.org', 'b@example.org', '', 'd@example.org'];
    const three = await create({ notification: both(emails.slice(0, emailSlots), 'daily') });
    expect(three.data.notification?.redeemed_coupons_report.emails).toEqual([
      'a@example.org',
      'b@example.org',
      null,
    ]);
    const four = await create({ notification: both(emails, 'daily') });
    expect(four.refusal.errors).toHaveProperty('notification.redeemed_coupons_report.emails');
  });

  test('want an address where they have a frequency, and a frequency where they have an address', async () => {
    const nobody = await create({ notification: both([], 'weekly') });
    expect(nobody.refusal.errors).toHaveProperty('notification.redeemed_coupons_report.emails');
    const never = await create({ notification: both(['a@example.org'], null) });
    expect(never.refusal.errors).toHaveProperty('notification.redeemed_coupons_report.frequency');
  });

  test('are queued when their time has come, once to each address, also by two processes', async () => {
    const emails = ['a@example.org', 'b@example.org', 'a@example.org'];
    await made({ notification: both(emails, 'daily') });
    await run();
    await later(day / 2);
    expect(await mails()).toEqual([]);
    await Promise.all([later(1.1 * day), later(1.1 * day), later(1.1 * day)]);
    const sent = (await mails()) as { recipient: string }[];
    expect(sent.map(({ recipient }) => recipient)).toEqual(['a@example.org', 'b@example.org']);
    await later(1.2 * day);
    expect(await mails()).toHaveLength(2);
    await later(2.2 * day);
    expect(await mails()).toHaveLength(4);
  });

  test('come weekly and monthly as well', async () => {
    const notification = {
      redeemed_coupons_report: { emails: ['weekly@example.org'], frequency: 'weekly' },
      all_coupons_report: { emails: ['monthly@example.org'], frequency: 'monthly' },
    };
    await made({ notification });
    await later(6 * day);
    expect(await mails()).toEqual([]);
    await later(7.1 * day);
    expect(await mails()).toMatchObject([{ recipient: 'weekly@example.org' }]);
    await later(31.5 * day);
    const recipients = ((await mails()) as { recipient: string }[]).map((mail) => mail.recipient);
    expect(recipients).toContain('monthly@example.org');
  });

  test('say how many were redeemed, and in which store', async () => {
    const id = await made({ notification: both(['a@example.org'], 'daily') });
    await run();
    const [first = '', second = ''] = await codesOf(id);
    till.app.clock.now = Date.now() + day / 4;
    await accept(till, first);
    await accept(till, second);
    await later(1.1 * day);
    const [mail] = (await mails()) as { body: string }[];
    expect(mail?.body).toContain('Δωροκάρτα');
    expect(mail?.body).toMatch(/store \d+: 2/);
    expect(mail?.body).toContain('2 / 10');
  });
});

test('a campaign is sent without the reports while nothing of them is filled in (multiple-coupon-notification-omitted)', () => {
  const empty = { emails: ['', null], frequency: null } as never;
  const coupon = { gift_title: 'Δωροκάρτα' };
  const blank = { redeemed_coupons_report: empty, all_coupons_report: empty };
  expect(multipleToSend({ ...coupon, notification: blank })).toEqual(coupon);
  expect(multipleToSend({ ...coupon, notification: undefined })).toEqual(coupon);
  const weekly = { ...blank, all_coupons_report: { emails: [], frequency: 'weekly' as const } };
  expect(multipleToSend({ ...coupon, notification: weekly })).toEqual({
    ...coupon,
    notification: weekly,
  });
});
