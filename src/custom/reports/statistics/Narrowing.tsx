import { Stack } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { monthBack, type Period, soFar } from '../../../i18n/period.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Covering } from '../../../resources/narrowing/Chooser.tsx';
import { PeriodChooser } from '../../../resources/narrowing/PeriodChooser.tsx';
import { Pill } from '../../../resources/narrowing/Pill.tsx';
import { useCan } from '../../../shell/context.ts';
import { columnWords } from './columns.ts';
import type { Filters } from './use-statistics.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}

interface OneProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly Option[];
  readonly onChange: (id: string | undefined) => void;
}

/** A chooser of one of several, or of any. */
function One({ label, value, options, onChange }: OneProps) {
  const translate = useTranslate();
  const name = value && (options.find(({ id }) => id === value)?.name ?? value);
  return (
    <Pill label={label} value={name} onClear={() => onChange(undefined)}>
      <Covering
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{translate('shell.filters.any')}</option>
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Covering>
    </Pill>
  );
}

const all = { pagination: { page: 1, perPage: 240 } };

function useNamed(entity: string, enabled: boolean): Option[] {
  const { data = [] } = useGetList(resourceOf(entity), all, { enabled });
  return data.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** The usual periods by the company's own day, which may not be that of the device. */
const usualOn = (today: string | undefined): Record<string, () => Period> => ({
  thisWeek: () => soFar('week', today),
  thisMonth: () => soFar('month', today),
  lastMonth: () => monthBack(1, today),
  thisYear: () => soFar('year', today),
});

interface Props {
  readonly filters: Filters;
  readonly period: Period | undefined;
  readonly today: string | undefined;
  readonly onChoose: (
    changed: Readonly<Partial<Record<keyof Filters, string | undefined>>>,
  ) => void;
}

/** Period, store, region, channel and comparison, and the way to take the table along. */
export function Narrowing({ filters, period, today, onChoose }: Props) {
  const translate = useTranslate();
  const stores = useNamed('stores', useCan('stores.read'));
  const regions = useNamed('network-regions', useCan('stores.network_regions.read'));
  const word = (name: string) => translate(`statistics.filters.${name}`);
  const choices = (name: 'channel' | 'compare', ids: readonly string[]) => (
    <One
      label={word(name)}
      value={filters[name]}
      options={ids.map((id) => ({ id, name: translate(`statistics.choices.${id}`) }))}
      onChange={(id) => onChoose({ [name]: id })}
    />
  );
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <PeriodChooser
        label={translate('period.title')}
        period={period}
        usual={usualOn(today)}
        onChange={(chosen) => chosen && onChoose({ from: chosen.from, to: chosen.to })}
      />
      {choices('compare', ['before', 'year'])}
      {stores.length > 1 ? (
        <One
          label={word('store')}
          value={filters.store_ids}
          options={stores}
          onChange={(id) => onChoose({ store_ids: id })}
        />
      ) : null}
      {regions.length ? (
        <One
          label={word('region')}
          value={filters.region_ids}
          options={regions}
          onChange={(id) => onChoose({ region_ids: id })}
        />
      ) : null}
      {choices('channel', ['offline', 'online'])}
      <ExportButton exportKey="statistics" query={filters} words={columnWords} />
    </Stack>
  );
}
