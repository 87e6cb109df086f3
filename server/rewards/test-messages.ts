import type { z } from 'zod';
import { channelOf, type OfferChannel } from '../../contract/messages/channels.ts';
import { exampleValues } from '../../contract/messages/variables.ts';
import type { SessionUser } from '../../contract/people/session.ts';
import { testReward } from '../../contract/rewards/rewards.ts';
import { e164Of } from '../common/phones.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Call } from '../http/call.ts';
import { claimKey, onceBy } from '../http/once.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { spendText } from '../http/text-budget.ts';
import { assertSaid, saidBy } from '../messages/offers.ts';
import { queueWithin } from '../messages/outbox.ts';
import { sessionUserOf } from '../people/sign-in/session-routes.ts';

/** Where the signed-in person themselves is reached: nobody else ever gets a test. */
const ownAddress: { [C in OfferChannel]: (user: SessionUser) => string | null } = {
  sms: e164Of,
  viber: e164Of,
  email: ({ email }) => email,
  push: () => null,
};

type Test = Pick<
  Call<typeof testReward>,
  'database' | 'caller' | 'scope' | 'body' | 'language' | 'idempotency' | 'now'
>;

/** The message by each of its channels to one's own address. Throws invalid where none reaches oneself. */
async function toOneself({ database, caller, body, language }: Test) {
  const user = await sessionUserOf(database, caller.userId);
  const values = { ...exampleValues(language), title: body.title, unsubscribe: '' };
  const ways = body.system_notification_ids.flatMap((id) => {
    const channel = channelOf(id);
    const recipient = channel && ownAddress[channel](user);
    return channel && recipient ? [{ id, channel, recipient }] : [];
  });
  if (!ways.length) throw invalidField('system_notification_ids', 'noOwnAddress');
  return ways.map((way) => {
    const said = saidBy(way.channel, body, language, values);
    const drawn = said.content.theme ? { values } : {};
    return { ...way, ...said, content: { ...said.content, ...drawn } };
  });
}

/** Sends a message that is being made to whoever makes it; once by one key. */
export async function tryOut(test: Test): Promise<z.output<(typeof testReward)['reply']>> {
  const { database, scope, idempotency, now } = test;
  const { companyId } = scope;
  assertSaid(test.body);
  const letters = await toOneself(test);
  const keyed = { companyId, idempotency, nowMs: now() };
  const tests = letters.map(({ id, recipient }) => ({
    system_notification_id: id,
    sent_to: recipient,
  }));
  const send = async () => {
    for (const { channel } of letters)
      if (channel === 'sms' || channel === 'viber')
        await spendText(database, companyId, 'test', now());
    return withTransaction(database, async (client) => {
      let last = 0;
      for (const { channel, recipient, subject, body, content } of letters)
        last = await queueWithin(client, { companyId, channel, recipient, subject, body, content });
      await claimKey(client, keyed, last);
      return { tests };
    });
  };
  return onceBy(database, keyed, send, async () => ({ tests }));
}

export const mountTestMessages = (api: Api) => serve(api, testReward, tryOut);
