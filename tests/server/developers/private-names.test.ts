import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../support/app.ts';
import { type Receiver, startReceiver } from '../../support/areas/developers/receiver.ts';
import { addWebhook, logsOf, tellAll } from '../../support/areas/developers/webhooks.ts';
import { addMember } from '../../support/areas/people.ts';
import { addCustomer, addTill, send } from '../../support/areas/till.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await receiver.close();
});

/** From now on whoever owns a name says that it stands for this address. */
function standsFor(address: string) {
  const asked = vi.spyOn(dns, 'lookup').mockResolvedValue({ address, family: 4 } as never);
  syncBuiltinESMExports();
  asked.mockClear();
  return asked;
}

test('a name that stands for a private address once its webhook was made is not written to', async () => {
  const app = await testApp({ settings: { demo: true } });
  const till = await addTill(app);
  const as = await addMember(app, till.company);
  standsFor('93.184.216.34');
  const url = receiver.url.replace('127.0.0.1', 'hooks.example.org');
  await addWebhook(app, { at: till.company, as, url, events: ['transaction.created'] });
  const asked = standsFor('127.0.0.1');
  await send(till, await addCustomer(till), 10);
  await tellAll(app);
  expect(receiver.received).toEqual([]);
  const [log] = await logsOf(app, till.company, as);
  expect(log).toMatchObject({ outcome: 'retry', status: null, problem: 'private_address' });
  // What was checked is what is connected to: the name is not asked for again in between.
  expect(asked).toHaveBeenCalledTimes(1);
});
