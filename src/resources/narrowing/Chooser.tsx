import { styled } from '@mui/material';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Pill } from './Pill.tsx';
import { useNarrow, withFilter } from './use-narrow.ts';

export interface Option {
  readonly id: string;
  readonly name: string;
}

// Above the words and not to be seen: phones, keyboards and screen readers have the browser's own.
export const Covering = styled('select')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  // Less would have a phone zoom in.
  fontSize: 16,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));

interface Props {
  readonly source: string;
  readonly options: readonly Option[];
  /** Where it is not that of a field. */
  readonly label?: string;
}

/** A chooser of one value of a field, or of any. */
export function Chooser({ source, options, label: own }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  const chosen = String(filterValues[source] ?? '');
  const choose = (value: string) => narrow((current) => withFilter(current, source, value));
  const label = own ?? translate(`resources.${resource}.fields.${source}`);
  // A report may lead here with several.
  const value = chosen
    .split(',')
    .map((each) => options.find(({ id }) => id === each)?.name ?? each)
    .join(', ');
  return (
    <Pill label={label} value={value || undefined} onClear={() => choose('')}>
      <Covering aria-label={label} value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">{translate('shell.filters.any')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Covering>
    </Pill>
  );
}
