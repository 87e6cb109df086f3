import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, auditUsers } from '../../../contract/audit/audit.ts';
import { companyNotifications } from '../../../contract/reports/company-home.ts';
import { allSynergies, availableCompanies } from '../../../contract/synergies/synergies.ts';
import { synergyActions } from '../../../contract/synergies/synergy-states.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';
import { apply, ask, listOf, type Side, sideOf } from '../../support/areas/synergies.ts';

let app: TestApp;
let ours: Side;
let theirs: Side;

const sideNamed = async (name: string) => sideOf({ app, company: await addCompany(app, name) });

beforeEach(async () => {
  app = await testApp();
  ours = await sideNamed('Αιγαίον');
  theirs = await sideNamed('Βήτα');
});

const at = ({ company, admin }: Side) => ({ params: { storeId: company.storeId }, as: admin });
const rowsOf = async (side: Side) =>
  ((await listOf(side)).data as { synergies: Record<string, unknown>[] }).synergies;
const available = async (side: Side, query: Record<string, string> = {}) =>
  (await call(app, availableCompanies, { ...at(side), query })).data.companies.map(
    ({ name }) => name,
  );

describe('asking another company', () => {
  test('has both ratios 1 where none is given (synergy-ratios-default)', async () => {
    const { status, data } = await ask(ours, theirs);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      store_id: theirs.company.companyId,
      to_company_id: theirs.company.companyId,
      name: 'Βήτα',
      logo: null,
      from_to_points_ratio: 1,
      to_from_points_ratio: 1,
      status: 'requested',
      asked_by: 'us',
    });
  });

  test('is seen by both, each with itself on this side and the ratios turned', async () => {
    const ratios = { from_to_points_ratio: 0.5, to_from_points_ratio: 1.9999 };
    const { data } = await ask(ours, theirs, ratios);
    expect(await rowsOf(ours)).toEqual([data]);
    expect(await rowsOf(theirs)).toMatchObject([
      {
        synergy_id: data.synergy_id,
        name: 'Αιγαίον',
        to_company_id: ours.company.companyId,
        from_to_points_ratio: 1.9999,
        to_from_points_ratio: 0.5,
        status: 'requested',
        asked_by: 'them',
      },
    ]);
  });

  test.each([0, -1, 0.00001, 1.23456, 10_001, 'many'])(
    'is refused with a ratio of %s',
    async (ratio) => {
      const { status, refusal } = await ask(ours, theirs, { from_to_points_ratio: ratio });
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['from_to_points_ratio']]);
    },
  );

  test('is possible for companies of the platform, not for oneself, nor twice', async () => {
    expect(await available(ours)).toEqual(['Βήτα']);
    for (const id of [ours.company.companyId, 1, 999_999]) {
      const { refusal } = await ask(ours, theirs, { to_company_id: id });
      expect(Object.keys(refusal.errors ?? {})).toEqual(['to_company_id']);
    }
    await ask(ours, theirs);
    expect([await available(ours), await available(theirs)]).toEqual([[], []]);
    expect((await ask(theirs, ours)).status).toBe(422);
  });

  test('finds a company by a part of its name, and not one that is closed', async () => {
    await sideNamed('Γάμμα');
    const closed = await sideNamed('Γάμμα δύο');
    await app.database.pool.query(
      'update stores set active_subscription = false where store_id = $1',
      [closed.company.storeId],
    );
    expect(await available(ours, { q: 'γαμμα' })).toEqual(['Γάμμα']);
    expect(await available(ours, { q: '%' })).toEqual([]);
  });

  test('is once, also when both ask at once', async () => {
    const answers = await Promise.all([ask(ours, theirs), ask(theirs, ours)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect([(await rowsOf(ours)).length, (await rowsOf(theirs)).length]).toEqual([1, 1]);
  });
});

describe('what becomes of it', () => {
  let id: number;
  beforeEach(async () => {
    id = (await ask(ours, theirs)).data.synergy_id;
  });
  const stateOf = async (side: Side) => (await rowsOf(side))[0]?.status;

  test.each([
    ['accept', 'theirs', 'active'],
    ['reject', 'theirs', 'rejected'],
    ['cancel', 'ours', 'cancelled'],
  ] as const)('%s makes it so for both (synergy-action-verb)', async (action, who, state) => {
    const { data } = await apply(who === 'ours' ? ours : theirs, id, action);
    expect(data.status).toBe(state);
    expect([await stateOf(ours), await stateOf(theirs)]).toEqual([state, state]);
  });

  test('either ends what both agreed (synergy-action-verb)', async () => {
    await apply(theirs, id, 'accept');
    expect((await apply(ours, id, 'end')).data.status).toBe('ended');
    const again = (await ask(theirs, ours)).data.synergy_id;
    await apply(ours, again, 'accept');
    expect((await apply(theirs, again, 'end')).data.status).toBe('ended');
    expect((await rowsOf(ours)).map(({ status }) => status)).toEqual(['ended', 'ended']);
  });

  test('who asked does not answer, and who was asked takes nothing back', async () => {
    for (const [side, action] of [
      [ours, 'accept'],
      [ours, 'reject'],
      [theirs, 'cancel'],
      [theirs, 'end'],
    ] as const) {
      const { status, refusal } = await apply(side, id, action);
      expect([action, status, refusal.error]).toEqual([action, 409, 'synergy_not_movable']);
    }
    expect(await stateOf(ours)).toBe('requested');
  });

  test('what is over stays over', async () => {
    await apply(theirs, id, 'reject');
    for (const action of synergyActions)
      for (const side of [ours, theirs]) expect((await apply(side, id, action)).status).toBe(409);
  });

  test('an unknown verb is not found', async () => {
    expect((await apply(theirs, id, 'annex' as never)).status).toBe(404);
  });

  test('of two at once one is refused', async () => {
    const answers = await Promise.all([apply(theirs, id, 'accept'), apply(ours, id, 'cancel')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(ours)).toBe(await stateOf(theirs));
  });

  test('is nothing to a third company', async () => {
    const third = await sideNamed('Γάμμα');
    expect(await rowsOf(third)).toEqual([]);
    for (const action of synergyActions) expect((await apply(third, id, action)).status).toBe(404);
    expect(await stateOf(ours)).toBe('requested');
  });

  test('a company that was deleted meanwhile cannot be accepted, only turned down', async () => {
    await app.database.pool.query('update stores set deleted_at = now() where store_id = $1', [
      ours.company.storeId,
    ]);
    expect((await apply(theirs, id, 'accept')).status).toBe(409);
    expect((await apply(theirs, id, 'reject')).status).toBe(200);
  });

  test('all lists those that are active, by name', async () => {
    const all = async () => (await call(app, allSynergies, at(ours))).data.synergies;
    expect(await all()).toEqual([]);
    await apply(theirs, id, 'accept');
    expect(await all()).toEqual([
      {
        synergy_id: id,
        store_id: theirs.company.companyId,
        to_company_id: theirs.company.companyId,
        name: 'Βήτα',
        logo: null,
        from_to_points_ratio: 1,
        to_from_points_ratio: 1,
      },
    ]);
  });

  test('who was asked is told on their first page until they answer', async () => {
    const state = async (side: Side) =>
      (await call(app, companyNotifications, at(side))).data.notifications
        .filter(({ notification_id }) => notification_id === 'synergies_asked')
        .map(({ count }) => count);
    expect([await state(ours), await state(theirs)]).toEqual([[], [1]]);
    await apply(theirs, id, 'accept');
    expect(await state(theirs)).toEqual([]);
  });

  test('is kept in the log of both, in the other company’s without a name', async () => {
    await apply(theirs, id, 'accept');
    const log = async (side: Side) =>
      (
        (await call(app, auditLog.calls.list, { ...at(side), query: { subject: 'synergies' } }))
          .data as { audit_log: Record<string, unknown>[] }
      ).audit_log.map(({ action, user_id }) => [action, user_id]);
    expect(await log(ours)).toEqual([
      ['update', null],
      ['insert', ours.admin.userId],
    ]);
    expect(await log(theirs)).toEqual([
      ['update', theirs.admin.userId],
      ['insert', null],
    ]);
    const { users } = (await call(app, auditUsers, at(theirs))).data;
    expect(users.map(({ user_id }) => user_id)).toEqual([theirs.admin.userId]);
  });
});

test('each call wants its own right', async () => {
  const { synergy_id } = (await ask(ours, theirs)).data;
  const reader = await addMember(app, theirs.company, { collaborators: { read: true } });
  const as = { ...theirs, admin: reader };
  expect((await listOf(as)).status).toBe(200);
  expect((await ask(as, ours)).status).toBe(403);
  expect((await apply(as, synergy_id, 'accept')).status).toBe(403);
});
