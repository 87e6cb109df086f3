import { sql } from 'drizzle-orm';
import { messages } from '../../contract/messages/messages.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Api } from '../http/serve.ts';
import { messagesTable } from '../tables/messages.ts';

const rows = rowsOf(messages, messagesTable, {
  computed: { cost: sql`messages.cost` },
});

/** The outbox of a company, to read. */
export const mountMessages = (api: Api) => crud(api, messages, rows);
