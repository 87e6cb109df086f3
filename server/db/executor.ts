import type { Database } from './connection.ts';

/** A database or a transaction: what statements are put to. */
export type Executor = Pick<Database['db'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
