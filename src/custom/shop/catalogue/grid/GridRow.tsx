import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Link as Anchor,
  Box,
  Chip,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../../dataProvider/sources.ts';
import { NumberField } from '../../../../resources/inputs/NumberField.tsx';
import { StateChip } from '../../../../resources/pieces/StateChip.tsx';
import { usePanel } from '../../../../shell/context.ts';
import type { Draft } from './combinations.ts';
import type { VariantsForm } from './use-grid.ts';
import type { SellerOptions } from './use-options.ts';

interface Props {
  readonly form: VariantsForm;
  readonly row: Draft;
  readonly index: number;
  readonly options: SellerOptions;
  readonly hasCredits: boolean;
}

const fieldWord = (name: string) => `resources.${resourceOf('shop-variants')}.fields.${name}`;

const line = (hasCredits: boolean) => ({
  position: 'relative',
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  p: { xs: 1.5, md: 1 },
  mb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: `minmax(150px, 1.4fr) minmax(130px, 1.2fr) 120px 140px ${hasCredits ? '110px ' : ''}auto 40px`,
  },
  '& .MuiTextField-root': { m: 0 },
});

// On a phone it stands in the corner of the card, beside the name.
const corner = {
  position: { xs: 'absolute', md: 'static' },
  top: 4,
  right: 4,
} as const;

/** Which one it is: its name, its options, and whether any is left. */
function Which({ row, options }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { lang } = usePanel();
  const resource = resourceOf('shop-variants');
  const own = options.list.filter(({ id }) => row.attribute_option_ids.includes(id));
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, pr: { xs: 5, md: 0 }, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name[lang]}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', my: 0.5 }}>
        {own.map((option) => (
          <Chip
            key={option.id}
            size="small"
            variant="outlined"
            label={`${options.attributeOf(option)}: ${options.nameOf(option)}`}
          />
        ))}
        {row.inventory === 0 ? (
          <StateChip tone="failed" label={translate('variantGrid.soldOut')} />
        ) : null}
      </Stack>
      {row.id === undefined ? null : (
        <Anchor
          component={Link}
          variant="body2"
          to={createPath({ resource, id: row.id, type: 'edit' })}
        >
          {translate('variantGrid.details')}
        </Anchor>
      )}
    </Box>
  );
}

/** A whole number, or nothing. */
function Count({ form, row, index, name }: Props & { readonly name: 'inventory' | 'credits' }) {
  const translate = useTranslate();
  const said = form.said(`variants.${index}.${name}`);
  const isStock = name === 'inventory';
  const set = (value: number | string | null) =>
    form.change(row.key, isStock ? { inventory: value, isCounted: true } : { credits: value });
  return (
    <NumberField
      unit="count"
      label={translate(fieldWord(name))}
      value={row[name]}
      onChange={set}
      error={said}
      required={!isStock}
      {...(isStock ? { placeholder: translate('variantGrid.unlimited') } : {})}
    />
  );
}

/** One variant: a line of the grid, and on a phone a card. */
export function GridRow(props: Props) {
  const { form, row, index, hasCredits } = props;
  const translate = useTranslate();
  const { lang } = usePanel();
  const name = row.name[lang] || row.sku_number;
  const said = (field: string) => form.said(`variants.${index}.${field}`);
  const whole =
    said('attribute_option_ids') ?? said('subscription_product_variant_id') ?? said('name');
  return (
    <Box component="li" aria-label={translate('variantGrid.row', { name })} sx={line(hasCredits)}>
      <Which {...props} />
      <TextField
        label={translate(fieldWord('sku_number'))}
        value={row.sku_number}
        onChange={({ target }) => form.change(row.key, { sku_number: target.value })}
        error={Boolean(said('sku_number'))}
        helperText={said('sku_number')}
        required
        slotProps={{ htmlInput: { maxLength: 60, spellCheck: false } }}
      />
      <NumberField
        label={translate(fieldWord('price'))}
        value={row.price}
        onChange={(price) => form.change(row.key, { price })}
        error={said('price')}
      />
      <Count {...props} name="inventory" />
      {hasCredits ? <Count {...props} name="credits" /> : null}
      <FormControlLabel
        control={
          <Switch
            checked={row.visible}
            onChange={(_, visible) => form.change(row.key, { visible })}
          />
        }
        label={translate(fieldWord('visible'))}
        sx={{ m: 0 }}
      />
      <Tooltip title={translate('variantGrid.remove', { name })}>
        <IconButton
          aria-label={translate('variantGrid.remove', { name })}
          onClick={() => form.remove(row.key)}
          sx={corner}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {whole ? (
        <Typography role="alert" variant="body2" color="error" sx={{ gridColumn: '1 / -1' }}>
          {whole}
        </Typography>
      ) : null}
    </Box>
  );
}
