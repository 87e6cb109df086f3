import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** What no cell of a column settles: the sign of decimals, or the order of days. */
export type OpenKind = 'decimals' | 'orders';

const choices = { decimals: [',', '.'], orders: ['dmy', 'mdy'] } as const;
const names = { ',': 'comma', '.': 'point', dmy: 'dmy', mdy: 'mdy' } as const;

interface Props {
  readonly kind: OpenKind;
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
      <FormLabel id={id}>{translate(`fileColumns.question.${kind}`, { column: title })}</FormLabel>
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
            label={translate(`fileColumns.settled.${names[each]}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
