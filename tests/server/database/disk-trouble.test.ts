// @module-tag long
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';

let within: TestApp;
let store: Place;
let anna: Person;
const logged: Record<string, unknown>[] = [];

beforeEach(async () => {
  logged.length = 0;
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });
  within = await testApp({ log });
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});
afterEach(() => within.database.pool.query('drop function if exists fail cascade'));

/** From now on the database says this whenever a cash register is written. */
const failWith = (code: string) =>
  within.database.pool.query(`create function fail() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '${code}'; end $$;
    create trigger fail before insert on cash_registers for each row execute function fail()`);
const write = (language: Language = 'en') =>
  call(within, cashRegisters.calls.create as never, {
    params: { storeId: store.storeId },
    body: { friendly_name: 'One', cash_register_code: '1' },
    as: anna,
    language,
  });
const readiness = async () => {
  const answer = await within.app.request('/readyz', { headers: { 'x-locale': 'en' } });
  return [answer.status, ((await answer.json()) as { error?: string }).error];
};

describe('a disk that is full', () => {
  test.each<[Language, RegExp]>([
    ['en', /disk of the server is full; nothing of this was saved/],
    ['el', /δίσκος του διακομιστή είναι γεμάτος· τίποτε/],
    ['it', /disco del server è pieno; nulla/],
  ])('is said as such, and when to come back (%s)', async (language, words) => {
    await failWith('53100');
    const { status, refusal, headers } = await write(language);
    expect([status, refusal.error, headers.get('retry-after')]).toEqual([503, 'disk_full', '30']);
    expect(refusal.message).toMatch(words);
  });

  test('is said in the log, with what to do', async () => {
    await failWith('53100');
    await write();
    expect(logged).toMatchObject([
      { msg: 'disk_full', err: { code: '53100', trouble: expect.stringContaining('make room') } },
    ]);
  });

  test('makes the server not ready, until for a minute nobody met it', async () => {
    expect(await readiness()).toEqual([200, undefined]);
    await failWith('53100');
    await write();
    expect(await readiness()).toEqual([503, 'disk_full']);
    within.clock.now += 61_000;
    expect(await readiness()).toEqual([200, undefined]);
  });

  test('is seen before anything fails where the files lie', async () => {
    within.files.room = async () => 3_000_000;
    expect(await readiness()).toEqual([503, 'disk_full']);
  });
});

describe('files that are damaged', () => {
  test.each(['XX001', 'XX002', '58030', '58P01'])(
    'are said as such (%s), and not as passing',
    async (code) => {
      await failWith(code);
      const { status, refusal, headers } = await write();
      expect([status, refusal.error, headers.get('retry-after')]).toEqual([500, 'corrupt', null]);
      expect(refusal.message).toMatch(/damaged.*Nothing of this was saved/);
      expect(logged).toMatchObject([
        { msg: 'corrupt', err: { code, trouble: expect.stringContaining('restore a backup') } },
      ]);
      expect(await readiness()).toEqual([503, 'corrupt']);
    },
  );
});

test.each(['25P03', '57014'])('what took too long passes, and is no damage (%s)', async (code) => {
  await failWith(code);
  const { status, refusal } = await write();
  expect([status, refusal.error]).toEqual([503, 'unavailable']);
  expect(await readiness()).toEqual([200, undefined]);
});

test.each(languages)('what is neither is nobody’s disk (%s)', async (language) => {
  await failWith('P0001');
  expect((await write(language)).refusal.error).toBe('internal');
  expect(await readiness()).toEqual([200, undefined]);
});
