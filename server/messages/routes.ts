import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { messages } from '../../contract/messages/messages.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Caller } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { messagesTable } from '../tables/messages.ts';
import { withoutCodes } from './without-codes.ts';

type Message = z.infer<typeof messages.read>;

const rows = rowsOf(messages, messagesTable, {
  computed: {
    cost: sql`messages.cost`,
    customer: sql`(select concat_ws(' ', u.first_name, u.last_name) from customers u
      where u.company_id = messages.company_id and u.user_account_id = messages.user_account_id)`,
  },
});

/** As whoever reads it may see it: a code that proves somebody is themselves is for the installation's people alone. */
const shownTo = ({ isSuperAdmin }: Caller, row: Message): Message =>
  isSuperAdmin ? row : { ...row, body: withoutCodes(row.body) };

/** The outbox of a company, to read. */
export function mountMessages(api: Api) {
  serve(api, messages.calls.list, async ({ database, scope, query, language, caller }) => {
    const page = await rows.list(database, scope, query, language);
    return { ...page, messages: (page.messages as Message[]).map((row) => shownTo(caller, row)) };
  });
  serve(api, messages.calls.read, async ({ database, scope, params, caller }) =>
    shownTo(caller, (await rows.read(database.db, scope, params.id)) as Message),
  );
}
