import { Box, Typography } from '@mui/material';
import { BooleanInput, type RaRecord, SelectInput, TextInput, useTranslate } from 'react-admin';
import { nameOf } from '../../dataProvider/name-of.ts';
import { usePanel } from '../../shell/context.ts';
import { DayInput } from './DayInput.tsx';
import type { InputProps } from './inputs.tsx';
import { NumberInput } from './NumberInput.tsx';
import { useDefinitions } from './use-definitions.ts';

function One({ source, definition }: { source: string; definition: RaRecord }) {
  const { lang } = usePanel();
  const common = { source, label: nameOf(definition, lang) ?? '' };
  if (definition.type === 'number') return <NumberInput {...common} unit="rate" />;
  if (definition.type === 'day') return <DayInput {...common} />;
  if (definition.type === 'flag') return <BooleanInput {...common} />;
  if (definition.type === 'choice') {
    const choices = (definition.values as string[]).map((id) => ({ id, name: id }));
    return <SelectInput {...common} choices={choices} translateChoice={false} />;
  }
  return <TextInput {...common} slotProps={{ htmlInput: { maxLength: 500 } }} />;
}

/** One input for each attribute that the company keeps of its customers and uses. */
export function AttributesInput({ source, words }: InputProps) {
  const translate = useTranslate();
  const definitions = useDefinitions().filter(({ used }) => used);
  if (!definitions.length) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {translate(`${words}.fields.${source}`)}
      </Typography>
      {definitions.map((definition) => (
        <One key={definition.id} source={`${source}.${definition.id}`} definition={definition} />
      ))}
    </Box>
  );
}
