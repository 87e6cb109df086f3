import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { auditLog } from '../../contract/audit/audit.ts';
import { columns } from './columns.ts';

/** Written by triggers, in the transaction of the change itself (server/audit/sql/keep_change.sql). */
export const auditLogTable = pgTable(
  'audit_log',
  {
    ...columns(auditLog),
    /** Of an update only the columns that changed; secrets are replaced by a mark. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.audit_id] }),
    index('audit_log__created__idx').on(t.company_id, t.created_at, t.audit_id),
    index('audit_log__subject__idx').on(t.company_id, t.subject, t.subject_id, t.created_at),
    index('audit_log__user__idx').on(t.company_id, t.user_id, t.created_at),
  ],
);
