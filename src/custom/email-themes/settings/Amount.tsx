import { Box, Slider, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly field: string;
  readonly unit: '%' | 'px';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A measure, drawn to or stepped by the arrow keys. */
export function Amount({ field, unit, value, onChange, ...range }: Props) {
  const translate = useTranslate();
  const id = useId();
  const written = (amount: number) => `${amount} ${unit}`;
  return (
    <Box sx={{ px: 0.5 }}>
      <Typography id={id} variant="body2" color="text.secondary">
        {`${translate(`themeEditor.fields.${field}`)}: ${written(value)}`}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        getAriaValueText={written}
        value={value}
        onChange={(_, amount) => onChange(Number(amount))}
        {...range}
      />
    </Box>
  );
}
