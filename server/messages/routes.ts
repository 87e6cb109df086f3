import { sql } from 'drizzle-orm';
import { messages } from '../../contract/messages/messages.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Api } from '../http/serve.ts';
import { messagesTable } from '../tables/messages.ts';

const rows = rowsOf(messages, messagesTable, {
  computed: {
    cost: sql`messages.cost`,
    customer: sql`(select concat_ws(' ', u.first_name, u.last_name) from customers u
      where u.company_id = messages.company_id and u.user_account_id = messages.user_account_id)`,
  },
});

/** The outbox of a company, to read. */
export const mountMessages = (api: Api) => crud(api, messages, rows);
