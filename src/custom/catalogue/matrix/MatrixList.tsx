import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MatrixProduct } from '../../../../contract/catalogue/store-products.ts';
import { InlineAmount } from '../../../resources/list/InlineAmount.tsx';
import { usePanel } from '../../../shell/context.ts';
import { type Shown, useCellWords } from './MatrixCell.tsx';
import type { Store } from './MatrixGrid.tsx';
import type { CellChanges } from './use-cell-changes.ts';
import type { Matrix } from './use-matrix.ts';

interface Props {
  readonly store: Store;
  readonly matrix: Matrix;
  readonly shown: Shown;
  readonly may: boolean;
  readonly changes: CellChanges;
  readonly shownRows: number;
  readonly onMore: () => void;
}

type RowProps = Pick<Props, 'store' | 'shown' | 'may' | 'changes'> & {
  readonly product: MatrixProduct;
};

function Row({ product, store, shown, may, changes }: RowProps) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const words = useCellWords(product, store.name, store.store_id, shown);
  const { cell, value, label, isShared, named } = words;
  const where = { product_id: product.product_id, store_id: store.store_id };
  const what = translate(`catalogue.matrix.${shown === 'retail_price' ? 'price' : 'points'}`);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 64px',
      }}
    >
      <FormControlLabel
        sx={{ flexGrow: 1, minWidth: 0, mr: 0 }}
        label={
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {product.name[lang]}
          </Typography>
        }
        control={
          <Switch
            checked={cell?.available ?? false}
            disabled={!may}
            onChange={(_, available) => void changes.change(where, { available }, label)}
            slotProps={{ input: { 'aria-label': translate('catalogue.matrix.switchOn', named) } }}
          />
        }
      />
      {cell?.available ? (
        <Box sx={{ width: 120, flexShrink: 0 }}>
          <InlineAmount
            label={translate('catalogue.matrix.valueOf', { ...named, what })}
            column="matrix"
            unit={shown === 'retail_price' ? 'money' : 'points'}
            value={value}
            disabled={!may || isShared}
            save={(wanted) => changes.change(where, { [shown]: wanted ?? 0 }, label)}
          />
        </Box>
      ) : null}
    </Stack>
  );
}

/** The products in one store, where there is no room for all of them. */
export function MatrixList({ matrix, shownRows, onMore, ...rest }: Props) {
  const translate = useTranslate();
  const rows = Array.from({ length: shownRows }, (_, index) => matrix.rowAt(index));
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('catalogue.matrix.all', { store: rest.store.name })}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map((product) =>
          product ? <Row key={product.product_id} product={product} {...rest} /> : null,
        )}
      </Box>
      {shownRows < (matrix.total ?? 0) ? (
        <Button fullWidth onClick={onMore} sx={{ my: 1 }}>
          {translate('catalogue.matrix.next')}
        </Button>
      ) : null}
    </>
  );
}
