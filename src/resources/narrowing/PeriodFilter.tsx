import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { daysOf, instantsOf, type Period } from '../../i18n/period.ts';
import { PeriodChooser } from './PeriodChooser.tsx';
import { useNarrow, withFilter } from './use-narrow.ts';

/** Narrows a list to days of the device; the server is asked for the instants between which they lie. */
export function PeriodFilter({ source, label }: { source: string; label?: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  const choose = (period: Period | undefined) =>
    narrow((current) => withFilter(current, source, period && instantsOf(period)));
  const chosen = filterValues[source];
  return (
    <PeriodChooser
      label={label ?? translate(`resources.${resource}.fields.${source}`)}
      period={chosen ? daysOf(String(chosen)) : undefined}
      onChange={choose}
      optional
    />
  );
}
