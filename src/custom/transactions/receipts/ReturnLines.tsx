import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
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
          <NumberField
            key={product_id}
            unit="count"
            label={name}
            value={value.lines[product_id] ?? 0}
            between={[0, left]}
            onChange={(typed) => {
              const pieces = typeof typed === 'number' ? Math.trunc(typed) : 0;
              const quantity = Math.max(0, Math.min(left, pieces));
              set({ lines: { ...value.lines, [product_id]: quantity } });
            }}
            error={wrong}
            hint={translate('returning.ofLeft', { left })}
          />
        );
      })}
    </Stack>
  );
}
