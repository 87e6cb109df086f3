import { beforeEach, describe, expect, test } from 'vitest';
import { commitmentOf } from '../../../contract/draws/chance.ts';
import { verdictOn } from '../../../contract/draws/proof.ts';
import { testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  makeCampaign,
  runCampaign,
  setStatus,
} from '../../support/areas/campaigns.ts';
import { Drawer } from '../../support/areas/draws.ts';
import { lookAt, setCustomer } from '../../support/areas/occasions.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let crowd: Shopper[];

const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-01-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  crowd = [];
  for (let index = 0; index < 6; index += 1) crowd.push(await addCustomer(till));
});

const size = { winners: 2, alternates: 2 };
/** A draw whose campaign runs. */
const running = async (options: object = {}, own: object = {}) =>
  new Drawer(marketer, await runCampaign(marketer, 'draw', { ...size, ...options }, { ...own }));
/** A receipt of ten euros by everybody, a minute later. */
async function everybodyBuys(amount = 10, where = till) {
  till.app.clock.now += 60_000;
  for (const each of crowd) await send(where, each, amount);
  till.app.clock.now += 60_000;
}
const drawn = async (options: object = {}, own: object = {}) => {
  const draw = await running(options, own);
  await everybodyBuys();
  await draw.step('close');
  await draw.step('draw');
  return draw;
};

describe('a draw', () => {
  test('is open as soon as its campaign runs, and shows the hash of its seed', async () => {
    const { data } = await makeCampaign(marketer, 'draw', size);
    const draw = new Drawer(marketer, data.campaign_id);
    expect(await draw.read()).toMatchObject({ state: 'none', commitment: null, ...size });
    await setStatus(marketer, data.campaign_id, 'running');
    const open = await draw.read();
    expect(open).toMatchObject({ state: 'open', seed: null, entries: null, places: [] });
    expect(open.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is open when its campaign begins by itself', async () => {
    const draw = await running({}, { starts_at: '2026-01-05T00:00:00.000Z' });
    expect((await draw.read()).state).toBe('none');
    await lookAt(marketer, '2026-01-05T00:00:10Z');
    expect((await draw.read()).state).toBe('open');
  });

  test('goes from step to step, and answers each as it was when it is asked for again', async () => {
    const draw = await running();
    await everybodyBuys();
    const closed = (await draw.step('close')).data;
    expect(closed).toMatchObject({
      state: 'closed',
      entries: 6,
      receipts: 6,
      people: 6,
      seed: null,
    });
    await everybodyBuys();
    expect((await draw.step('close')).data).toEqual(closed);
    const first = (await draw.step('draw')).data;
    expect(first.commitment).toBe(commitmentOf(first.seed ?? ''));
    expect(first.places.map(({ state }) => state)).toEqual([
      'winner',
      'winner',
      'alternate',
      'alternate',
    ]);
    expect((await draw.step('draw')).data).toEqual(first);
    expect((await draw.step('confirm')).data).toMatchObject({ state: 'confirmed' });
    expect((await draw.step('cancel')).refusal.error).toBe('draw_not_ready');
    const { rows } = await till.app.database.pool.query('select status from campaigns');
    expect(rows).toEqual([{ status: 'ended' }]);
  });

  test('notifies its winners once it is confirmed, replaces none of them after that', async () => {
    for (const { id } of crowd) await setCustomer(marketer, id, { sms: true });
    const draw = await drawn();
    await draw.redraw(2, 'Λάθος αριθμός');
    const notified = async () =>
      (
        await till.app.database.pool.query(
          `select user_account_id as id, state, body from messages where body like '%κλήρωση%' order by 1`,
        )
      ).rows;
    expect(await notified()).toEqual([]);
    await draw.step('confirm');
    await draw.step('confirm');
    const { rows } = await till.app.database.pool.query(
      `select user_account_id as id from campaign_draw_places where state = 'winner' order by 1`,
    );
    const messages = await notified();
    expect(messages.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(messages[0]).toMatchObject({ state: 'queued' });
    expect((await draw.redraw(1, 'Άργησε')).refusal.error).toBe('draw_not_ready');
  });

  test('takes no step before its turn, and none once it was given up', async () => {
    const draw = await running();
    expect((await draw.step('draw')).refusal.error).toBe('draw_not_ready');
    expect((await draw.step('confirm')).refusal.error).toBe('draw_not_ready');
    expect((await draw.redraw(1)).refusal.error).toBe('draw_not_ready');
    expect((await draw.proof()).status).toBe(409);
    expect((await draw.step('cancel')).data.state).toBe('cancelled');
    expect((await draw.step('close')).refusal.error).toBe('draw_not_ready');
  });

  test('of a campaign that is none is not there', async () => {
    const draw = new Drawer(marketer, await runCampaign(marketer, 'transaction'));
    expect((await draw.step('open')).status).toBe(404);
  });

  test('asked for sixty-four times at once has one result', async () => {
    const draw = await running();
    await everybodyBuys();
    const closed = await Promise.all(Array.from({ length: 64 }, () => draw.step('close')));
    expect(new Set(closed.map(({ data }) => data.entries_hash)).size).toBe(1);
    const answers = await Promise.all(Array.from({ length: 64 }, () => draw.step('draw')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.places))).size).toBe(1);
  });
});

describe('the entries of a draw', () => {
  const entriesOf = async (draw: Drawer) => (await draw.step('close')).data.entries;

  test('are one for a receipt, in the period and in stores that take part', async () => {
    const branch = await addBranch(till);
    const stores = { store_participants: 'list', store_ids: [branch.store.storeId] };
    await everybodyBuys(10, branch);
    const draw = await running({}, { campaign_condition_options: stores });
    await everybodyBuys();
    await everybodyBuys(10, branch);
    expect(await entriesOf(draw)).toBe(6);
  });

  test('are one for each whole amount, and as many as one customer may have', async () => {
    const own = { per: 'amount', amount: 4, most_per_customer: 3 };
    const draw = await running(own);
    // Two of ten euros, and one more of twenty; nothing of three.
    await everybodyBuys(10);
    await everybodyBuys(3);
    await everybodyBuys(20);
    expect(await entriesOf(draw)).toBe(18);
  });

  test('are gone where the receipt came back', async () => {
    const draw = await running();
    const [first] = crowd;
    till.app.clock.now += 60_000;
    const { data } = await send(till, first as Shopper, 10);
    await everybodyBuys();
    await giveBack(till, data.transaction_id);
    till.app.clock.now += 60_000;
    expect(await entriesOf(draw)).toBe(6);
  });

  test('are those of customers who are like what is asked, and still there', async () => {
    const gender = {
      campaign_client_characteristic_id: 2,
      campaign_client_characteristic_options: { genders: ['female'] },
    };
    const [maria, eleni, anna] = crowd.map(({ id }) => id);
    for (const id of [maria, eleni, anna])
      await setCustomer(marketer, id ?? 0, { gender: 'female' });
    const draw = await running({}, gender);
    await everybodyBuys();
    await setCustomer(marketer, anna ?? 0, { deleted_at: '2026-01-01T00:00:00Z' });
    expect(await entriesOf(draw)).toBe(2);
  });

  test.each([
    ['once', 3, 6],
    ['once a day', 2, 12],
    ['every time', 1, 18],
  ])('count %s', async (_, campaign_condition_id, entries) => {
    const draw = await running({}, { campaign_condition_id });
    at('2026-01-03T10:00:00Z');
    await everybodyBuys();
    await everybodyBuys();
    at('2026-01-04T10:00:00Z');
    await everybodyBuys();
    expect(await entriesOf(draw)).toBe(entries);
  });

  test('are none of who won an earlier draw that stands', async () => {
    const earlier = await drawn();
    await earlier.step('confirm');
    const given = await drawn();
    await given.step('cancel');
    const draw = await running({ without_earlier_winners: true });
    await everybodyBuys();
    expect(await entriesOf(draw)).toBe(4);
  });
});

describe('a draw that was cancelled after its winners were known', () => {
  test('is named in the proof of the next one that has its receipts', async () => {
    const first = await running();
    const second = await running();
    await everybodyBuys();
    await first.step('close');
    const known = (await first.step('draw')).data;
    await first.step('cancel');
    await second.step('close');
    await second.step('draw');
    const { proof } = await second.proof();
    expect(proof.earlier).toMatchObject([
      { entries_hash: known.entries_hash, commitment: known.commitment, receipts_shared: 6 },
    ]);
    expect((await second.read()).earlier).toEqual(proof.earlier);
    expect(verdictOn(proof).failed).toBeNull();
  });

  test('is not named where nothing was drawn, or of other receipts', async () => {
    const unknown = await running();
    await everybodyBuys();
    await unknown.step('cancel');
    const other = await drawn();
    await other.step('cancel');
    at('2026-02-01T10:00:00Z');
    const later = await running();
    await everybodyBuys();
    await later.step('close');
    expect((await later.read()).earlier).toEqual([]);
  });
});

describe('a winner who cannot be reached', () => {
  test('is replaced by the next alternate, with a reason, once', async () => {
    const draw = await drawn();
    const redrawn = (await draw.redraw(2, 'Δεν απαντά στο τηλέφωνο')).data;
    expect((await draw.redraw(2)).data).toEqual(redrawn);
    expect(redrawn.places).toMatchObject([
      { place: 1, state: 'winner' },
      { place: 2, state: 'replaced', replaced_by: 3, reason: 'Δεν απαντά στο τηλέφωνο' },
      { place: 3, state: 'winner' },
      { place: 4, state: 'alternate' },
    ]);
    await draw.redraw(3);
    expect((await draw.redraw(1)).refusal.error).toBe('no_alternate');
    expect((await draw.redraw(9)).status).toBe(422);
    expect(verdictOn((await draw.proof()).proof).failed).toBeNull();
  });

  test('is so in the audit log, by whoever did it', async () => {
    const draw = await drawn();
    await draw.redraw(1, 'Λάθος αριθμός');
    const { rows } = await till.app.database.pool.query(
      `select user_id, after ->> 'reason' as reason from audit_log where subject = 'campaign_draw_places' and subject_id = $1`,
      [`${draw.id}/1`],
    );
    expect(rows).toEqual([{ user_id: marketer.admin.userId, reason: 'Λάθος αριθμός' }]);
  });
});

describe('the proof of a draw', () => {
  test('is checked without the server, and names nobody', async () => {
    const draw = await drawn({ per: 'amount', amount: 3 });
    const { text, proof } = await draw.proof();
    expect(verdictOn(proof)).toMatchObject({ failed: null });
    expect(proof.entries).toHaveLength(6);
    expect(proof.entries_total).toBe(18);
    const told = await draw.read();
    expect(proof.drawn.map(({ entry, receipt }) => [entry, receipt])).toEqual(
      told.places.map(({ entry, receipt }) => [entry, receipt]),
    );
    for (const { id, mobile } of crowd) {
      expect(text).not.toContain(mobile);
      expect(text).not.toContain(`"user_account_id":${id}`);
    }
  });

  test('of a draw that nobody entered is one, too', async () => {
    const draw = await running();
    await draw.step('close');
    await draw.step('draw');
    const { proof } = await draw.proof();
    expect(proof).toMatchObject({ entries: [], drawn: [] });
    expect(verdictOn(proof).failed).toBeNull();
  });
});
