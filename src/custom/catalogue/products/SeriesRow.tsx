import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SortedProduct } from '../../../../contract/catalogue/company-products.ts';
import { parseAmount } from '../../../i18n/format.ts';
import { fileUrl } from '../../../session/api.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly product: SortedProduct;
  readonly index: number;
  readonly total: number;
  /** Whether it is held, by the keyboard or by the mouse. */
  readonly isHeld: boolean;
  /** Whether what is held would be put here. */
  readonly isTarget: boolean;
  readonly onKey: (event: KeyboardEvent, index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDrag: (event: DragEvent, index: number) => void;
}

/** The place as a number that is typed; Enter or leaving the field moves the product there. */
function Place({
  label,
  index,
  total,
  onMove,
}: Pick<Props, 'index' | 'total' | 'onMove'> & { label: string }) {
  const { lang } = useWritten();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const place = typed ? parseAmount(typed, lang) : null;
    setTyped(undefined);
    if (typeof place === 'number' && Number.isInteger(place))
      onMove(index, Math.max(1, Math.min(place, total)) - 1);
  };
  return (
    <TextField
      margin="none"
      size="small"
      value={typed ?? String(index + 1)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          inputMode: 'numeric',
          autoComplete: 'off',
          style: { textAlign: 'center', padding: '6px 4px' },
        },
      }}
      sx={{ width: 56, flexShrink: 0 }}
    />
  );
}

function ProductFacts({ product }: { product: SortedProduct }) {
  const { lang, money } = useWritten();
  const { image, name, retail_price } = product;
  const shape = {
    width: 40,
    height: 40,
    borderRadius: 1.5,
    bgcolor: 'action.hover',
    flexShrink: 0,
  };
  return (
    <>
      {image ? (
        <Box
          component="img"
          src={fileUrl(image)}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{ ...shape, objectFit: 'cover', display: { xs: 'none', sm: 'block' } }}
        />
      ) : (
        <Box aria-hidden sx={{ ...shape, display: { xs: 'none', sm: 'block' } }} />
      )}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name[lang]}</Typography>
        <Typography variant="body2" color="text.secondary">
          {money(retail_price)}
        </Typography>
      </Box>
    </>
  );
}

/** More than these are drawn only where they are seen. */
const drawnWhole = 200;

/** One product of the order: moved by its handle, its arrows, or the number of its place. */
export function SeriesRow(props: Props) {
  const { product, index, total, isHeld, isTarget, onKey, onMove, onDrag } = props;
  const translate = useTranslate();
  const { lang } = useWritten();
  const words = { name: product.name[lang], place: index + 1, total };
  const drag = (event: DragEvent) => onDrag(event, index);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      draggable
      onDragStart={drag}
      onDragOver={drag}
      onDragEnd={drag}
      onDrop={drag}
      sx={{
        alignItems: 'center',
        px: { xs: 1, sm: 2 },
        py: 1,
        borderTop: isTarget ? 3 : 1,
        borderColor: isTarget ? 'primary.main' : 'divider',
        bgcolor: isHeld ? 'action.selected' : 'background.paper',
        ...(total > drawnWhole
          ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 65px' }
          : {}),
      }}
    >
      <IconButton
        aria-label={translate('catalogue.series.handle', words)}
        aria-pressed={isHeld}
        data-product={product.product_id}
        onKeyDown={(event) => onKey(event, index)}
        sx={{ cursor: 'grab' }}
      >
        <HandleIcon />
      </IconButton>
      <Place
        label={translate('catalogue.series.place', words)}
        index={index}
        total={total}
        onMove={onMove}
      />
      <ProductFacts product={product} />
      <IconButton
        aria-label={translate('catalogue.series.up', words)}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        aria-label={translate('catalogue.series.down', words)}
        disabled={index === total - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <DownIcon />
      </IconButton>
    </Stack>
  );
}
