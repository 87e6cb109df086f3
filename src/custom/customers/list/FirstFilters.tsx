import { useListContext, useTranslate } from 'react-admin';
import { Chooser } from '../../../resources/narrowing/Chooser.tsx';
import { PeriodFilter } from '../../../resources/narrowing/PeriodFilter.tsx';
import { useChoices } from '../desk/use-choices.ts';

/** What customers are looked for by before anything else: their tier, and when they were last there. */
export function FirstFilters() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { tier_id: tiers } = useChoices(filterValues);
  return (
    <>
      {tiers.length ? (
        <Chooser source="tier_id" options={tiers} label={translate('desk.filters.tier_id')} />
      ) : null}
      <PeriodFilter source="came" label={translate('desk.filters.came')} />
    </>
  );
}
