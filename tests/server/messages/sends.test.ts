import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../server/db/transaction.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import { sending, sendPiece } from '../../../server/messages/sends/piece.ts';
import {
  type Audience,
  audienceOf,
  cancelSend,
  progressOf,
  queueSend,
} from '../../../server/messages/sends/sends.ts';
import { testApp } from '../../support/app.ts';
import { addTelling, offer } from '../../support/areas/telling.ts';
import type { Till } from '../../support/areas/till.ts';

const log = pino({ level: 'silent' });
let till: Till;
const people = 1200;
beforeEach(async () => {
  till = await addTelling(await testApp());
  await sql(
    `insert into customers (company_id, store_id, first_name, country_id, mobile, qr_code, marketing, sms)
      select $1, $2, 'Μ' || n, 300, (6900000000 + n)::text, 'Q' || n, true, n % 100 > 0 from generate_series(1, ${people}) n`,
    [till.store.companyId, till.store.storeId],
  );
});

const sql = async (text: string, values: unknown[] = []) =>
  (await till.app.database.pool.query(text, values)).rows;
const companyId = () => till.company.companyId;
const everybody = (): Audience => ({
  text: `select user_account_id, null::bigint as participant_id, json_build_object('title', first_name)::jsonb as values
    from customers where company_id = $1`,
  values: [companyId()],
});
const queue = (audience = everybody()) =>
  withTransaction(till.app.database, (client) =>
    queueSend(
      client,
      { companyId: companyId(), purpose: 'campaign', campaignId: 5, offer: offer(['sms']) },
      audience,
    ),
  );
const run = (kinds = { [sending]: sendPiece }) => runJobs(till.app.database, kinds, log);
const progress = (id: number) => progressOf(till.app.database, companyId(), id);
const told = async () =>
  (
    await sql(
      'select count(*)::int as rows, count(distinct user_account_id)::int as people from messages',
    )
  )[0];

describe('a send to many', () => {
  test('tells each of them once, and how far it is', async () => {
    const { sendId, total } = await queue();
    expect(total).toBe(people);
    expect(await progress(sendId)).toMatchObject({
      total: people,
      done: 0,
      state: 'queued',
      queued: 0,
    });
    await run();
    expect(await progress(sendId)).toMatchObject({
      done: people,
      state: 'done',
      queued: people - 12,
      suppressed: 12,
    });
    expect(await told()).toEqual({ rows: people, people });
    expect(await sql('select count(*)::int as left from message_send_people')).toEqual([
      { left: 0 },
    ]);
    expect(await sql('select distinct campaign_id from messages')).toEqual([{ campaign_id: 5 }]);
  });

  test('goes on where it was after a kill, and tells nobody twice', async () => {
    const { sendId } = await queue();
    let pieces = 0;
    const dying = {
      [sending]: async (...piece: Parameters<typeof sendPiece>) => {
        pieces += 1;
        const done = await sendPiece(...piece);
        // After everything of the piece was written, and before that was done.
        if (pieces === 2) throw new Error('killed');
        return done;
      },
    };
    await run(dying);
    expect(await told()).toEqual({ rows: 500, people: 500 });
    await sql(`update jobs set held_until = now() - interval '1 second'`);
    await Promise.all([run(), run()]);
    expect(await told()).toEqual({ rows: people, people });
    expect(await progress(sendId)).toMatchObject({ state: 'done' });
  });

  test('ends when it is cancelled: nobody else is told, and what waits does not leave', async () => {
    const { sendId } = await queue();
    let pieces = 0;
    const slow = {
      [sending]: async (...piece: Parameters<typeof sendPiece>) => {
        pieces += 1;
        if (pieces === 2) throw new Error('later');
        return sendPiece(...piece);
      },
    };
    await run(slow);
    await withTransaction(till.app.database, (client) => cancelSend(client, companyId(), sendId));
    await sql(`update jobs set held_until = now() - interval '1 second'`);
    await run();
    expect(await progress(sendId)).toMatchObject({
      state: 'cancelled',
      queued: 0,
      suppressed: 500,
    });
    expect(await sql('select distinct reason from messages order by 1')).toEqual([
      { reason: 'cancelled' },
      { reason: 'no_consent' },
    ]);
    expect(await told()).toEqual({ rows: 500, people: 500 });
  });

  test('takes a list of accounts as well; of nobody it is done at once', async () => {
    const ids = (await sql('select user_account_id as id from customers order by 1 limit 3')).map(
      ({ id }) => id,
    );
    await queue(audienceOf(ids));
    await run();
    expect(await told()).toEqual({ rows: 3, people: 3 });
    const { sendId } = await queue(audienceOf([]));
    expect(await progress(sendId)).toMatchObject({ total: 0, state: 'done' });
  });

  test('of another company is not seen', async () => {
    const { sendId } = await queue();
    expect(await progressOf(till.app.database, companyId() + 1, sendId)).toBeUndefined();
  });
});
