import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { emailThemes } from '../../contract/email-themes/email-themes.ts';
import { columns } from './columns.ts';

export const emailThemesTable = pgTable('email_themes', columns(emailThemes), (t) => [
  primaryKey({ columns: [t.company_id, t.store_email_theme_id] }),
  index('email_themes__updated__idx').on(t.company_id, t.updated_at),
]);
