import { useTranslate } from 'react-admin';
import { locales } from '../../../contract/engine/languages.ts';
import { formatDate, formatDateTime } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';
import { useRoleName } from '../people/members/use-role-name.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** A value of a table as its screen would show it: choices by their words, moments and numbers written out. */
export function useShownValue(subject: string, title: string | null) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const roleName = useRoleName();
  const word = (text: string) => {
    if (day.test(text)) return formatDate(text);
    if (moment.test(text)) return formatDateTime(text);
    // What something is called is no choice, whatever its name.
    return text === title ? text : translate(`audit.choices.${subject}.${text}`, { _: text });
  };
  const shown = (path: string, value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (Array.isArray(value)) return value.map((each) => shown(path, each)).join(', ');
    if (path === 'role_id') return roleName(value) || String(value);
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (typeof value === 'string') return word(value);
    if (typeof value === 'object') return JSON.stringify(value);
    return Number(value).toLocaleString(locales[lang], {
      useGrouping: false,
      maximumFractionDigits: 6,
    });
  };
  return shown;
}
