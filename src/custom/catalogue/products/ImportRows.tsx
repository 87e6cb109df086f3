import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type {
  PreviewedProduct,
  PreviewedProducts,
  ProductAction,
} from '../../../../contract/catalogue/product-imports.ts';
import { NumberedRows } from '../../../resources/form/NumberedRows.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useProductFields } from './use-product-fields.ts';

const colours = {
  create: 'success',
  update: 'info',
  unchanged: 'default',
  reject: 'error',
} as const satisfies Record<ProductAction, string>;
const actions = Object.keys(colours) as ProductAction[];
const countsOf = ({ created, updated, unchanged, rejected }: PreviewedProducts) => ({
  create: created,
  update: updated,
  unchanged,
  reject: rejected,
});
const mostShown = 50;

/** A product, what of it changes, and why its row is rejected: below each other, so that a phone shows all of it. */
function Understood({ row: { name, action, changes, reasons } }: { row: PreviewedProduct }) {
  const { nameOf, written } = useProductFields();
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {`${nameOf(field)}: ${action === 'create' ? '' : `${written(field, from)} → `}${written(field, to)}`}
          </li>
        ))}
      </Box>
      {reasons.length ? (
        <Typography variant="body2" color="error">
          {reasons.join(' ')}
        </Typography>
      ) : null}
    </>
  );
}

interface ShownProps {
  readonly preview: PreviewedProducts;
  readonly value: ProductAction | '';
  readonly onChange: (action: ProductAction | '') => void;
}

/** Which rows are shown: those of one action, or all. */
function Shown({ preview, value, onChange }: ShownProps) {
  const translate = useTranslate();
  const { number } = useWritten();
  const counts = countsOf(preview);
  return (
    <TextField
      select
      size="small"
      label={translate('catalogue.imports.show')}
      value={value}
      onChange={({ target }) => onChange(target.value as ProductAction | '')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ m: 0, maxWidth: 320 }}
    >
      <option value="">
        {translate('catalogue.imports.all', { count: number(preview.total) })}
      </option>
      {actions
        .filter((action) => counts[action] > 0)
        .map((action) => (
          <option key={action} value={action}>
            {`${translate(`catalogue.imports.actions.${action}`)} (${number(counts[action])})`}
          </option>
        ))}
    </TextField>
  );
}

/** The rows of a file, what becomes of each, and what of it changes from what to what. */
export function ImportRows({ preview }: { preview: PreviewedProducts }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const [only, setOnly] = useState<ProductAction | ''>('');
  const counts = countsOf(preview);
  // Other choices may leave no row of an action that was shown.
  const chosen = only && counts[only] > 0 ? only : '';
  const rows = preview.rows.filter(({ action }) => !chosen || action === chosen);
  const shown = rows.slice(0, mostShown);
  const left = (chosen ? counts[chosen] : preview.total) - shown.length;
  const name = (key: string) => translate(`catalogue.imports.${key}`);
  return (
    <Stack spacing={2}>
      <Shown preview={preview} value={chosen} onChange={setOnly} />
      <NumberedRows
        title={name('preview')}
        level="h3"
        columns={[
          {
            title: name('what'),
            cell: ({ action }) => (
              <Chip
                size="small"
                variant="outlined"
                color={colours[action]}
                label={name(`actions.${action}`)}
              />
            ),
          },
          { title: name('product'), cell: (row) => <Understood row={row} /> },
        ]}
        rows={shown}
      />
      {left > 0 ? (
        <Typography color="text.secondary">
          {translate('catalogue.imports.more', { smart_count: left, count: number(left) })}
        </Typography>
      ) : null}
    </Stack>
  );
}
