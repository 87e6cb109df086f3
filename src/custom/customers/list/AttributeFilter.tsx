import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { DayField, isDay } from '../../../resources/inputs/DayField.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useDefinitions } from '../../../resources/inputs/use-definitions.ts';
import { usePanel } from '../../../shell/context.ts';

type Values = Record<string, unknown>;
interface Props {
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

/** A value of an address as a number; a text that is none stays. */
const numberOr = (value: string) =>
  /^-?\d+(\.\d+)?$/.test(value) && !/^\d{1,3}\.\d{3}$/.test(value) ? Number(value) : value || null;

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

function ValueField({
  definition,
  value,
  onChange,
}: {
  definition: RaRecord;
  value: string;
  onChange: (value: string) => void;
}) {
  const translate = useTranslate();
  const label = translate('desk.filters.value');
  const options = definition.type === 'flag' ? ['true', 'false'] : (definition.values as string[]);
  if (definition.type === 'day')
    return (
      <DayField
        label={label}
        day={value || undefined}
        onChange={(day) => onChange(day && isDay(day) ? day : '')}
        none={translate('period.form')}
      />
    );
  if (definition.type === 'number')
    return (
      <NumberField
        size="small"
        label={label}
        unit="rate"
        value={numberOr(value)}
        onChange={(number) => onChange(String(number ?? ''))}
      />
    );
  if (definition.type !== 'choice' && definition.type !== 'flag')
    return (
      <TextField
        size="small"
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={native}
    >
      <option value="">{translate('shell.filters.any')}</option>
      {options.map((each) => (
        <option key={each} value={each}>
          {definition.type === 'flag' ? translate(`ra.boolean.${each}`) : each}
        </option>
      ))}
    </TextField>
  );
}

/** An attribute that the company keeps of its customers, and the value it has. */
export function AttributeFilter({ value, onChange }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const definitions = useDefinitions().filter(({ used }) => used);
  const [attributeId = '', ...rest] = String(value.attribute ?? '').split(':');
  const [id, setId] = useState(attributeId);
  const definition = definitions.find((each) => String(each.id) === id);
  if (!definitions.length) return null;
  const take = (text: string) => onChange({ ...value, attribute: text ? `${id}:${text}` : '' });
  const choose = (next: string) => {
    setId(next);
    onChange({ ...value, attribute: '' });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <TextField
        select
        size="small"
        label={translate('desk.filters.attribute')}
        value={id}
        onChange={({ target }) => choose(target.value)}
        slotProps={native}
      >
        <option value="">{translate('shell.filters.any')}</option>
        {definitions.map((each) => (
          <option key={each.id} value={String(each.id)}>
            {nameOf(each, lang)}
          </option>
        ))}
      </TextField>
      {definition ? (
        <ValueField definition={definition} value={rest.join(':')} onChange={take} />
      ) : null}
    </Box>
  );
}
