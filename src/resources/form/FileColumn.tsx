import { Box, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ColumnChoice {
  readonly id: string;
  readonly name: string;
  /** Another column is that already. */
  readonly taken?: boolean;
}

interface Props {
  /** Its place, counted from 0. */
  readonly column: number;
  readonly title: string;
  /** The first rows of the file, cell by cell. */
  readonly samples: readonly (readonly string[])[];
  readonly choices: readonly ColumnChoice[];
  /** Empty where the column is left out. */
  readonly value: string;
  readonly onChange: (id: string | null) => void;
  /** What is to be settled before the column can be read. */
  readonly children?: ReactNode;
}

const shown = 3;

/** A column of a file that is imported: what stands in it, and what it is. */
export function FileColumn({ column, title, samples, choices, value, onChange, children }: Props) {
  const translate = useTranslate();
  const name = title || translate('fileColumns.unnamed', { column: column + 1 });
  const seen = samples.flatMap((row) => (row[column] ? [row[column]] : [])).slice(0, shown);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr minmax(220px, 320px)' },
        gap: { xs: 1, sm: 2 },
        alignItems: 'center',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {seen.join(' · ') || translate('fileColumns.empty')}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        label={translate('fileColumns.is', { column: name })}
        value={value}
        onChange={({ target }) => onChange(target.value || null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ m: 0 }}
      >
        <option value="">{translate('fileColumns.leftOut')}</option>
        {choices.map(({ id, name: label, taken }) => (
          <option key={id} value={id} disabled={Boolean(taken)}>
            {label}
          </option>
        ))}
      </TextField>
      {children}
    </Box>
  );
}
