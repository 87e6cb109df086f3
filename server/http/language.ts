import type { Context } from 'hono';
import { isLanguage, type Language } from '../../contract/engine/languages.ts';

/** The language a page is read in: the one its address names, else the browser's first that there is, else Greek. */
export function languageOfReader(context: Context): Language {
  const accepted = (context.req.header('accept-language') ?? '').split(',');
  const wanted = [context.req.query('lang') ?? '', ...accepted];
  return wanted.map((each) => each.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'el';
}

/** The language of X-Locale; `el-GR` counts as `el`, anything unknown is English (lang-unknown). */
export function languageOfCall(context: Context): Language {
  const wanted = (context.req.header('x-locale') ?? '').slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'en';
}
