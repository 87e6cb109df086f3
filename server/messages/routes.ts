import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  countMessagesAgain,
  messages,
  sendMessageAgain,
  sendMessagesAgain,
  waitingMessages,
} from '../../contract/messages/messages.ts';
import { rowsOf } from '../engine/rows.ts';
import type { AnyCall } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { messagesTable } from '../tables/messages.ts';
import { withoutCodes } from './codes/without-codes.ts';
import { countAgain, sendAgain, sendCounted, waitingOf } from './send-again.ts';

type Message = z.infer<typeof messages.read>;

const rows = rowsOf(messages, messagesTable, {
  computed: {
    cost: sql`messages.cost`,
    has_code: sql`messages.sealed_code is not null and messages.state = 'queued' and exists (select 1 from company_settings cs
      where cs.company_id = messages.company_id and cs.sms_mode <> 'own')`,
    customer: sql`(select concat_ws(' ', u.first_name, u.last_name) from customers u
      where u.company_id = messages.company_id and u.user_account_id = messages.user_account_id)`,
  },
});

type Reading = Pick<AnyCall, 'caller' | 'settings'>;

/** As whoever reads it may see it: that a code can be looked at is for the installation's people alone, and where no gateway sends it. */
const shownTo = ({ caller, settings }: Reading, row: Message): Message => ({
  ...row,
  body: withoutCodes(row.body),
  has_code: row.has_code && caller.isSuperAdmin && !settings.channels.includes('sms'),
});

/** The outbox of a company, to read. */
export function mountMessages(api: Api) {
  serve(api, messages.calls.list, async (call) => {
    const { database, scope, query, language } = call;
    const page = await rows.list(database, scope, query, language);
    return { ...page, messages: (page.messages as Message[]).map((row) => shownTo(call, row)) };
  });
  serve(api, messages.calls.read, async (call) =>
    shownTo(call, (await rows.read(call.database.db, call.scope, call.params.id)) as Message),
  );
  serve(api, sendMessageAgain, async ({ database, scope, params }) => {
    await rows.read(database.db, scope, params.id);
    const one = and(rows.within(scope), eq(messagesTable.message_id, params.id)) ?? sql`false`;
    return { sent_again: await sendAgain(database.db, one) };
  });
  serve(api, countMessagesAgain, async ({ database, scope, query }) => ({
    count: await countAgain(database, rows.matching(scope, query)),
  }));
  serve(api, sendMessagesAgain, async ({ database, scope, query, body }) => ({
    sent_again: await sendCounted(database, rows.matching(scope, query), body.count),
  }));
  serve(api, waitingMessages, ({ database }) => waitingOf(database));
}
