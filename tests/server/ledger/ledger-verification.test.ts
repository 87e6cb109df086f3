import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerVerification, verifyLedger } from '../../../contract/reports/reports.ts';
import { type Kinds, runJobs } from '../../../server/jobs/run.ts';
import { verificationPiece, verifying } from '../../../server/ledger/verification.ts';
import { beginning, verifyPiece } from '../../../server/ledger/verify.ts';
import type { Position } from '../../../server/tables/ledger-verifications.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

const log = pino({ level: 'silent' });
let till: Till;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
});

const own = () => ({ params: { storeId: till.company.companyId }, as: admin });
const start = async () =>
  (await call(till.app, verifyLedger, { ...own(), body: {} })).data.verification;
const read = async () => (await call(till.app, ledgerVerification, own())).data.verification;
const work = (kinds: Kinds = { [verifying]: verificationPiece(1000) }, signal?: AbortSignal) =>
  runJobs(till.app.database, kinds, log, signal);
const sql = (text: string) => till.app.database.pool.query(text);

/** One piece, and then a stop as after a kill: what comes next goes on from what was kept. */
const onePiece = (forMs = 0) => {
  const stop = new AbortController();
  const piece = verificationPiece(forMs);
  return work(
    {
      [verifying]: async (client, job) => {
        stop.abort();
        return piece(client, job);
      },
    },
    stop.signal,
  );
};
const customers = async (count: number) => {
  const added = [];
  for (let each = 0; each < count; each += 1) added.push(await addCustomer(till));
  for (const customer of added) await send(till, customer, 10);
  return added;
};

describe('a verification of the ledger', () => {
  test('is answered at once, and done in the background', async () => {
    await customers(1);
    expect(await read()).toBeNull();
    expect(await start()).toMatchObject({ state: 'running', done: 0, ended_at: null });
    await work();
    const verification = await read();
    expect(verification).toMatchObject({
      state: 'done',
      postings: 1,
      breaches: [],
      by: expect.any(String),
    });
    expect(verification?.done).toBe(verification?.total);
    expect(verification?.ended_at).not.toBeNull();
  });

  test('is one at a time in a company, whoever asks', async () => {
    await customers(1);
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.verification_id).toBe(other.verification_id);
    await onePiece();
    expect((await start()).verification_id).toBe(one.verification_id);
    await work();
    expect((await start()).verification_id).not.toBe(one.verification_id);
    expect((await sql(`select 1 from jobs where kind = '${verifying}'`)).rowCount).toBe(2);
  });

  test('is of the own ledger alone', async () => {
    const other = await addTill(till.app);
    const stranger = await addCustomer(other);
    await send(other, stranger, 100);
    const [customer] = await customers(1);
    await sql(`update accounts set balance = balance + 1 where user_account_id = ${stranger.id}`);
    await start();
    await work();
    expect(await read()).toMatchObject({ state: 'done', postings: 1, breaches: [] });
    await sql(`update accounts set balance = balance + 1 where user_account_id = ${customer?.id}`);
    await start();
    await work();
    expect((await read())?.breaches).toEqual([
      {
        invariant: 'balance = sum of entries',
        subject: `customer ${customer?.id}`,
        detail: 'balance 1001, entries 1000',
      },
      expect.objectContaining({ invariant: 'balance = sum of lots - deficit' }),
    ]);
  });

  test('goes on after a kill where it was, and finds what a whole one finds', async () => {
    const added = await customers(9);
    await sql(`update accounts set deficit = 5 where user_account_id = ${added.at(-1)?.id}`);
    await start();
    const seen = [0];
    while ((await read())?.state === 'running') {
      await onePiece();
      await sql("update ledger_verifications set position = jsonb_set(position, '{size}', '2')");
      seen.push((await read())?.done ?? 0);
    }
    expect(seen.length).toBeGreaterThan(8);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect((await read())?.postings).toBe(9);
    expect((await read())?.breaches.map(({ invariant }) => invariant)).toEqual([
      'deficit = what the entries owe',
      'balance = sum of lots - deficit',
    ]);
  });

  test('stays right while the ledger grows', async () => {
    const added = await customers(7);
    await start();
    while ((await read())?.state === 'running') {
      await onePiece();
      for (const customer of added) await send(till, customer, 5);
    }
    expect((await read())?.breaches).toEqual([]);
  });

  test('that was given up says so, and the next one can begin', async () => {
    const { verification_id } = await start();
    await sql("update jobs set state = 'failed'");
    expect(await read()).toMatchObject({ verification_id, state: 'failed' });
    expect((await start()).verification_id).not.toBe(verification_id);
    await work();
    expect(await read()).toMatchObject({ state: 'done' });
  });

  test('is kept with the last ten', async () => {
    for (let count = 0; count < 12; count += 1) {
      await start();
      await work();
    }
    expect((await sql('select 1 from ledger_verifications')).rowCount).toBe(10);
  });

  test('is for whoever may see the liability', async () => {
    const without = await addMember(till.app, till.company, allBut('stores.debts.liability'));
    const params = { storeId: till.company.companyId };
    const answer = await call(till.app, verifyLedger, { params, as: without, body: {} });
    expect([answer.status, answer.refusal.error]).toEqual([403, 'forbidden']);
    expect((await call(till.app, ledgerVerification, { params, as: without })).status).toBe(403);
  });
});

test('a piece is as large as its time allows: the next grows when it was quick', async () => {
  await customers(12);
  const { pool } = till.app.database;
  const { companyId } = till.company;
  const first = (await beginning(pool, companyId)) as Position;
  const small = { ...first, size: 5 };
  const { next: quick } = await verifyPiece(pool, companyId, small, 60_000);
  const { next: slow } = await verifyPiece(pool, companyId, { ...small, size: 8 }, 0);
  expect([quick?.size, slow?.size]).toEqual([20, 5]);
});

test('a long job lets others have their turn', async () => {
  const done: string[] = [];
  const stop = new AbortController();
  await sql(
    `insert into jobs (company_id, kind, subject_id, total, held_until)
      values (1, 'long', 1, 2000000000, now() - interval '1 second'), (1, 'short', 1, 1, now())`,
  );
  const kinds: Kinds = {
    long: async (_, job) => job.done + 1,
    short: async () => {
      done.push('short');
      stop.abort();
      return 1;
    },
  };
  await work(kinds, stop.signal);
  expect(done).toEqual(['short']);
  const { rows } = await sql(
    "select state, attempts, done > 0 as begun from jobs where kind = 'long'",
  );
  expect(rows).toEqual([{ state: 'queued', attempts: 0, begun: true }]);
});
