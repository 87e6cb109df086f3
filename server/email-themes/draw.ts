import type { ThemeSource } from '../../contract/email-themes/source.ts';
import type { Database } from '../db/connection.ts';
import type { DrawMail } from '../messages/routes-out.ts';
import { renderTheme } from './render.ts';

const read = {
  name: 'theme-of-mail',
  text: 'select source from email_themes where company_id = $1 and store_email_theme_id = $2',
};

/** Draws mails by the themes of their companies, as these are when the mail leaves; `origin` serves their pictures. */
export const drawMail =
  ({ pool }: Database, origin: string): DrawMail =>
  async ({ companyId, themeId, language, values, text }) => {
    const { rows } = await pool.query<{ source: ThemeSource }>({
      ...read,
      values: [companyId, themeId],
    });
    return rows[0] && renderTheme(rows[0].source, language, { ...values, message: text }, origin);
  };
