import {
  emailThemePicture,
  emailThemePreview,
  emailThemes,
  emailThemeThumbnail,
} from '../../contract/email-themes/email-themes.ts';
import { exampleMail } from '../../contract/email-themes/mail-words.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import { type Api, serve } from '../http/serve.ts';
import { emailThemesTable } from '../tables/messages.ts';
import { keepPicture } from './pictures.ts';
import { renderTheme } from './render.ts';

const rows = rowsOf(emailThemes, emailThemesTable);

/** How the mails of a company look. */
export function mountEmailThemes(api: Api) {
  crud(api, emailThemes, rows);
  serve(api, emailThemeThumbnail, keepPicture);
  serve(api, emailThemePicture, keepPicture);
  serve(api, emailThemePreview, async ({ body: { source, language } }) =>
    renderTheme(source, language, exampleMail(language)),
  );
}
