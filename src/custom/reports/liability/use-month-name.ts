import { useTranslate } from 'react-admin';

/** `2026-03` as 03/2026; points that never expire have no month. */
export function useMonthName() {
  const translate = useTranslate();
  return (month: string | null) =>
    month === null ? translate('liability.never') : month.split('-').reverse().join('/');
}
