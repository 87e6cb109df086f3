import { useTranslate } from 'react-admin';
import { parseAmount } from '../../i18n/format.ts';
import { eitherOf, unmistakable } from '../../i18n/understood.ts';
import { usePanel } from '../../shell/context.ts';

/** Why a text is not taken as a number, where a field has no room to ask which one it is; undefined where it is one, or empty. */
export function useUnread() {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (text: string): string | undefined => {
    if (typeof parseAmount(text, lang) !== 'string') return undefined;
    const [one, other] = eitherOf(text, lang) ?? [];
    if (one === undefined || other === undefined) return translate('validation.notANumber');
    const either = { one: unmistakable(one, lang), other: unmistakable(other, lang) };
    return translate('numbers.either', { text, ...either });
  };
}
