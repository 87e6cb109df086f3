import { Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { linesLeft, Returning } from './use-return.ts';

interface Props {
  readonly lines: ReturnType<typeof linesLeft>;
  readonly returning: Returning;
}

/** How many of each product come back. */
export function ReturnLines({ lines, returning: { value, set, said } }: Props) {
  const translate = useTranslate();
  const chosen = Object.keys(value.lines).filter((id) => value.lines[Number(id)]);
  return (
    <Stack spacing={0.5}>
      {lines.map(({ product_id, name, left }) => {
        const wrong = said(`lines.${chosen.indexOf(String(product_id))}.quantity`);
        return (
          <TextField
            key={product_id}
            type="number"
            label={name}
            value={value.lines[product_id] ?? 0}
            onChange={({ target }) => {
              const quantity = Math.max(0, Math.min(left, Math.trunc(Number(target.value))));
              set({ lines: { ...value.lines, [product_id]: quantity } });
            }}
            error={Boolean(wrong)}
            helperText={wrong ?? translate('returning.ofLeft', { left })}
            slotProps={{ htmlInput: { min: 0, max: left, inputMode: 'numeric' } }}
          />
        );
      })}
    </Stack>
  );
}
