import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import type { Settled } from './use-import.ts';

type Facts = CustomerImport['facts'][number];

/** What the cells of a column leave open for what it is read as: the sign of decimals, or the order of days. */
export function openOf(
  field: string | null | undefined,
  facts: Facts | undefined,
  attributes: CustomerImport['attributes'],
) {
  const type = attributes.find((each) => each.field === field)?.type;
  if ((field === 'points' || type === 'number') && facts?.decimal === 'unsure') return 'decimals';
  const isDay = field === 'birth_date' || type === 'day';
  return isDay && facts?.order === 'unsure' ? 'orders' : undefined;
}

const choices = { decimals: [',', '.'], orders: ['dmy', 'mdy'] } as const;
const names = { ',': 'comma', '.': 'point', dmy: 'dmy', mdy: 'mdy' } as const;

interface Props {
  readonly kind: keyof Settled;
  readonly title: string;
  readonly value: string | null | undefined;
  readonly onChange: (value: string) => void;
}

/** Asks what no cell of a column settles: which sign is the decimal one, or whether the day stands first. */
export function OpenQuestion({ kind, title, value, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl sx={{ gridColumn: '1 / -1' }} required>
      <FormLabel id={id}>{translate(`imports.question.${kind}`, { column: title })}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen)}
      >
        {choices[kind].map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={translate(`imports.settled.${names[each]}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
