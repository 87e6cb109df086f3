import { useTranslate } from 'react-admin';
import { planTexts } from '../../../i18n/plan-texts.ts';
import { usePanel } from '../../../shell/context.ts';

export type { Plan } from '../../../i18n/plan-texts.ts';

/** A plan in the words of the panel. */
export function usePlanWords() {
  const translate = useTranslate();
  const { lang } = usePanel();
  return planTexts((key, args) => translate(`billingShared.${key}`, args), lang);
}
