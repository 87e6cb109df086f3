import RemoveIcon from '@mui/icons-material/Close';
import {
  Alert,
  Autocomplete,
  Box,
  IconButton,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useChoiceWords } from '../../../resources/pieces/use-choice-words.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import type { DraftLine, ReceiptDraft } from './use-receipt-form.ts';

type Product = Pick<DraftLine, 'product_id' | 'name'>;
const mostPieces = 999;

// Whoever may not read the store's products still finds those that have points of their own.
function useProducts(facts: TillFacts, typed: string): Product[] {
  const { lang } = usePanel();
  const mayRead = useCan('products.read');
  const q = useSettled(typed);
  const { data = [] } = useGetList(
    resourceOf('products'),
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: 12 } },
    { enabled: mayRead },
  );
  if (mayRead)
    return data.map((record) => ({
      product_id: Number(record.id),
      name: nameOf(record, lang) ?? '',
    }));
  const wanted = q.toLocaleLowerCase();
  return facts.products
    .map(({ product_id, name }) => ({ product_id, name: name[lang] }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

function Search({ facts, onChoose }: { facts: TillFacts; onChoose: (product: Product) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const products = useProducts(facts, typed);
  const choiceWords = useChoiceWords();
  return (
    <Autocomplete
      {...choiceWords}
      options={products}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ product_id }) => product_id}
      filterOptions={(options) => options}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, product) => product && onChoose(product)}
      blurOnSelect={false}
      noOptionsText={translate('newReceipt.noProduct')}
      renderInput={(params) => <TextField {...params} label={translate('newReceipt.addProduct')} />}
    />
  );
}

/** Whole pieces, at least one; what is no number leaves one. */
const piecesOf = (typed: number | string | null) =>
  typeof typed === 'number' ? Math.max(1, Math.min(mostPieces, Math.trunc(typed))) : 1;

function Line({ line, onChange }: { line: DraftLine; onChange: (quantity: number) => void }) {
  const translate = useTranslate();
  const { name, quantity } = line;
  const remove = translate('newReceipt.removeProduct', { name });
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <NumberField
        unit="count"
        margin="none"
        value={quantity}
        between={[1, mostPieces]}
        onChange={(typed) => onChange(piecesOf(typed))}
        ariaLabel={translate('newReceipt.pieces', { name })}
        sx={{ width: 92 }}
      />
      <Tooltip title={remove}>
        <IconButton aria-label={remove} onClick={() => onChange(0)}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

/** The products on the receipt; one that is added again counts up. */
export function ProductLines({ facts, draft }: { facts: TillFacts; draft: ReceiptDraft }) {
  const { value, set, said, complaints } = draft;
  const setLine = (line: DraftLine) => {
    const others = value.lines.filter(({ product_id }) => product_id !== line.product_id);
    const isThere = others.length < value.lines.length;
    const put = value.lines.map((each) => (each.product_id === line.product_id ? line : each));
    set({ lines: line.quantity === 0 ? others : isThere ? put : [...others, line] });
  };
  const choose = (product: Product) => {
    const known = value.lines.find(({ product_id }) => product_id === product.product_id);
    setLine({ ...product, quantity: Math.min(mostPieces, (known?.quantity ?? 0) + 1) });
  };
  const wrong = Object.keys(complaints).find((path) => path.startsWith('lines'));
  return (
    <div>
      <Search facts={facts} onChoose={choose} />
      {value.lines.length ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {value.lines.map((line) => (
            <Line
              key={line.product_id}
              line={line}
              onChange={(quantity) => setLine({ ...line, quantity })}
            />
          ))}
        </Box>
      ) : null}
      {wrong ? <Alert severity="error">{said(wrong)}</Alert> : null}
    </div>
  );
}
