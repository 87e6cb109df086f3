import { Box, FormHelperText } from '@mui/material';
import { InputHelperText, useInput, useResourceContext, useTranslateLabel } from 'react-admin';
import { DayOfYearField } from './DayOfYearField.tsx';

interface Props {
  readonly source: string;
  readonly help?: string | undefined;
}

/** A birthday without its year in a form, as MM-DD; a day without its month is refused rather than left out. */
export function BirthdayInput({ source, help }: Props) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const { field, fieldState } = useInput({ source });
  const said = fieldState.error?.message;
  const stored = typeof field.value === 'string' ? field.value : '';
  const [month = '', day = ''] = stored.split('-');
  const take = (nextMonth: string, nextDay: string) => {
    const next = nextMonth || nextDay ? `${nextMonth}-${nextDay}` : '';
    field.onChange(next || null);
  };
  return (
    <Box sx={{ mt: 1, mb: 0.5 }}>
      <DayOfYearField
        name={source}
        label={String(labelOf({ source, resource }))}
        month={month}
        day={day}
        none=""
        isWrong={Boolean(said)}
        onChange={take}
      />
      <FormHelperText error={Boolean(said)}>
        {said ? <InputHelperText error={said} /> : help}
      </FormHelperText>
    </Box>
  );
}
