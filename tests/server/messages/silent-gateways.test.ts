import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Senders, smsGateway } from '../../../server/messages/outbox.ts';
import { testApp } from '../../support/app.ts';
import {
  addReachable,
  addTelling,
  becomeDue,
  offer,
  outbox,
  tell,
  work,
} from '../../support/areas/telling.ts';
import type { Till } from '../../support/areas/till.ts';
import { type Gateway, startGateway } from '../../support/outside/gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
  // Nobody waits for as long as a gateway is given.
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.close();
});

const keys = () => gateway.handed.map(({ headers }) => headers['idempotency-key']);

/** Whose gateway it is: of a company, or of the installation, which stands in for those without. */
const owners: Readonly<Record<string, () => Promise<{ till: Till; senders?: Senders }>>> = {
  'a company’s own': async () => ({ till: await addTelling(await testApp(), gateway.url) }),
  'the installation’s': async () => ({
    till: await addTelling(await testApp()),
    senders: { sms: smsGateway(gateway.url) },
  }),
};

describe.each(Object.entries(owners))('%s gateway', (_, made) => {
  let till: Till;
  let send: () => Promise<void>;
  beforeEach(async () => {
    const owned = await made();
    till = owned.till;
    send = () => work(till, owned.senders);
    await tell(till, await addReachable(till), { offer: offer(['sms']) });
  });

  test.each(['hangs up', 'holds on'] as const)(
    'that %s without an answer is handed the message again, with the key it had',
    async (silent) => {
      gateway.silent = silent;
      await send();
      expect(await outbox(till)).toEqual(['sms queued']);
      gateway.silent = undefined;
      await becomeDue(till);
      await send();
      expect(await outbox(till)).toEqual(['sms sent']);
      expect(keys()).toHaveLength(2);
      expect(new Set(keys()).size).toBe(1);
    },
  );

  test('that answers what nobody can read has taken it', async () => {
    gateway.answers = { status: 200, body: ['<html>'] };
    await send();
    expect(await outbox(till)).toEqual(['sms sent']);
  });
});
