import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { type Field, moment, readOnly } from '../engine/fields.ts';
import { languages } from '../engine/languages.ts';
import { localizedAny } from '../engine/localized-fields.ts';
import { emptySource } from './plain-look.ts';
import { storedPicture, themeSource } from './source.ts';

const source = {
  kind: 'facts',
  value: themeSource,
  read: themeSource,
  default: emptySource,
} as const satisfies Field;

/** Made by the editor and uploaded before the theme is saved. */
const thumbnail = {
  kind: 'image',
  value: storedPicture,
  read: z.string().nullable(),
  nullable: true,
  default: null,
} as const satisfies Field;

/** How the mails of a company look: a design that the text of a message stands in. */
export const emailThemes = entity({
  name: 'email-themes',
  id: 'store_email_theme_id',
  path: '/companies/{storeId}/email-themes',
  screen: 'campaigns/email-themes',
  tag: 'email-themes',
  audited: 'email_themes',
  permission: {
    read: 'email_themes.read',
    create: 'email_themes.create',
    update: 'email_themes.update',
    delete: 'email_themes.delete',
  },
  fields: {
    name: localizedAny(120),
    source,
    thumbnail,
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name'],
  sorts: ['-updated_at', 'name', 'created_at'],
  says: { create: 'EMAIL_THEME_CREATED', delete: 'EMAIL_THEME_DELETED' },
});

const picture = z.object({ url: z.string() });

export const emailThemeThumbnail = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/email-themes/thumbnail',
  access: 'email_themes.create',
  tag: 'email-themes',
  files: ['image'],
  summary: 'upload how a theme looks in a list; answers its address',
  reply: picture,
});

export const emailThemePicture = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/email-themes/images',
  access: 'email_themes.create',
  tag: 'email-themes',
  files: ['image'],
  extension: true,
  summary: 'upload a picture of a mail, JPEG or PNG; answers its address',
  reply: picture,
});

export const emailThemePreview = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/email-themes/preview',
  access: 'email_themes.read',
  tag: 'email-themes',
  extension: true,
  summary: 'a theme as a mail, with examples for its variables',
  body: z.object({ source: themeSource, language: z.enum(languages) }),
  reply: z.object({ html: z.string(), text: z.string() }),
});

export const emailThemeCalls = [emailThemeThumbnail, emailThemePicture, emailThemePreview];
