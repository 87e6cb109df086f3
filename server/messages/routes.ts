import { messages } from '../../contract/messages.ts';
import { crud } from '../crud.ts';
import type { Api } from '../http/serve.ts';
import { rowsOf } from '../rows.ts';
import { messagesTable } from './tables.ts';

/** The outbox of a company, to read. */
export const mountMessages = (api: Api) => crud(api, messages, rowsOf(messages, messagesTable));
