import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { daysOf, instantsOf, type Period } from '../i18n/period.ts';
import { PeriodChooser } from './PeriodChooser.tsx';

/** Narrows a list to days of the device; the server is asked for the instants between which they lie. */
export function PeriodFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const choose = (period: Period | undefined) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(period ? { ...others, [source]: instantsOf(period) } : others);
  };
  const chosen = filterValues[source];
  return (
    <PeriodChooser
      label={translate(`resources.${resource}.fields.${source}`)}
      period={chosen ? daysOf(String(chosen)) : undefined}
      onChange={choose}
      optional
    />
  );
}
