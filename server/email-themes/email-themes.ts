import { sql } from 'drizzle-orm';
import {
  emailThemePicture,
  emailThemePreview,
  emailThemes,
  emailThemeThumbnail,
} from '../../contract/email-themes/email-themes.ts';
import { exampleMail } from '../../contract/email-themes/mail-words.ts';
import type { Executor } from '../db/executor.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { rewardsTable } from '../tables/gifts.ts';
import { emailThemesTable } from '../tables/messages.ts';
import { keepPicture } from './pictures.ts';
import { renderTheme } from './render.ts';

const rows = rowsOf(emailThemes, emailThemesTable);

/** Throws in_use while the mail of a reward looks like this. */
async function assertFree(db: Executor, { companyId }: Scope, id: number) {
  const [used] = await db
    .select({ id: rewardsTable.reward_id })
    .from(rewardsTable)
    .where(
      sql`${rewardsTable.company_id} = ${companyId} and (${rewardsTable.email}->>'store_email_theme_id')::bigint = ${id}`,
    )
    .limit(1);
  if (used) throw new Refusal('in_use');
}

/** How the mails of a company look. */
export function mountEmailThemes(api: Api) {
  crud(api, emailThemes, rows, ['delete']);
  serve(api, emailThemes.calls.delete, ({ database, scope, params }) =>
    database.db.transaction(async (tx) => {
      await assertFree(tx, scope, params.id);
      await rows.remove(tx, scope, params.id);
      return null;
    }),
  );
  serve(api, emailThemeThumbnail, keepPicture);
  serve(api, emailThemePicture, keepPicture);
  serve(api, emailThemePreview, async ({ body: { source, language } }) =>
    renderTheme(source, language, exampleMail(language)),
  );
}
