import type { Context } from 'hono';
import { isLanguage, type Language } from '../../contract/engine/languages.ts';

/** The language of X-Locale; `el-GR` counts as `el`, anything unknown is English (lang-unknown). */
export function languageOfCall(context: Context): Language {
  const wanted = (context.req.header('x-locale') ?? '').slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'en';
}
