import { messages } from '../../contract/messages/messages.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Api } from '../http/serve.ts';
import { messagesTable } from '../tables/messages.ts';

/** The outbox of a company, to read. */
export const mountMessages = (api: Api) => crud(api, messages, rowsOf(messages, messagesTable));
