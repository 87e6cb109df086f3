import { useLoaderData } from 'react-router';
import type { Interval } from '../../../contract/billing/periods.ts';
import { phrase } from '../../../contract/words/phrase.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { planTexts } from '../../i18n/plan-texts.ts';
import { useWords } from '../../i18n/use-words.ts';

/** A plan in the words of the pages where somebody registers. */
export function usePlanWords() {
  const { lang } = useWords();
  const { plans: words } = useLoaderData<RegistrationWords>();
  const { every, ...others } = words;
  const wordOf = (key: string) => {
    const [first = '', interval] = key.split('.');
    return interval ? every[interval as Interval] : others[first as keyof typeof others];
  };
  return planTexts((key, args) => phrase(wordOf(key), { ...args }), lang);
}
