import { useTranslate } from 'react-admin';

/** What the buttons of a field of choices are called, where it is not one of react-admin's: it has no words but English. */
export function useChoiceWords() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    loadingText: translate('ra.page.loading'),
    noOptionsText: translate('shell.empty.choices'),
  };
}
