import { Box, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Birthday } from '../desk/Birthday.tsx';
import { channels, figures } from '../desk/filters.data.ts';
import { useChoices } from '../desk/use-choices.ts';
import { AttributeFilter } from './AttributeFilter.tsx';

type Values = Record<string, unknown>;
interface Props {
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}
interface OneProps extends Props {
  readonly name: string;
  readonly label: string;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2.5, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

function Figure({ name, label, value, onChange }: OneProps) {
  return (
    <TextField
      size="small"
      label={label}
      type="number"
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      slotProps={{ htmlInput: { min: 0, step: 'any' }, inputLabel: { shrink: true } }}
    />
  );
}

interface ChoiceProps extends OneProps {
  readonly options: readonly { id: string; name: string }[];
}

function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  const translate = useTranslate();
  if (!options.length) return null;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('shell.filters.any')}</option>
      {options.map(({ id, name: called }) => (
        <option key={id} value={id}>
          {called}
        </option>
      ))}
    </TextField>
  );
}

const beside = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 } as const;

/** Every filter of customers that the bar above the list has no room for. */
export function FilterFields(props: Props) {
  const translate = useTranslate();
  const choices = useChoices();
  const word = (name: string) => translate(`desk.filters.${name}`);
  const field = (name: string) => translate(`resources.${resourceOf('customers')}.fields.${name}`);
  const yesOrNo = ['true', 'false'].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }));
  return (
    <>
      <Part title={word('stores')}>
        {['registration_store_id', 'first_transaction_store_id', 'child_id'].map((name) => (
          <Choice key={name} {...props} name={name} label={word(name)} options={choices.stores} />
        ))}
      </Part>
      <Part title={word('person')}>
        <Box sx={beside}>
          <Figure {...props} name="minimum_age" label={word('minimum_age')} />
          <Figure {...props} name="maximum_age" label={word('maximum_age')} />
        </Box>
        <Birthday {...props} />
        <Choice {...props} name="tier_id" label={word('tier_id')} options={choices.tier_id} />
        <Choice
          {...props}
          name="country_id"
          label={field('country_id')}
          options={choices.country_id}
        />
        <Figure {...props} name="county_id" label={field('county_id')} />
        <AttributeFilter {...props} />
      </Part>
      <Part title={word('figures')}>
        {figures.map((name) => (
          <Box key={name} sx={beside}>
            <Figure
              {...props}
              name={`minimum_${name}`}
              label={translate('desk.filters.least', { name: field(name) })}
            />
            <Figure {...props} name={`maximum_${name}`} label={word('most')} />
          </Box>
        ))}
      </Part>
      <Part title={word('reach')}>
        <Choice {...props} name="reachable" label={word('reachable')} options={choices.reachable} />
        <Box sx={beside}>
          {channels.map((name) => (
            <Choice key={name} {...props} name={name} label={field(name)} options={yesOrNo} />
          ))}
        </Box>
      </Part>
    </>
  );
}
