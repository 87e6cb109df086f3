import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useHolding } from '../matrix/use-holding.ts';
import { type Series, useSeries } from '../matrix/use-series.ts';
import { SeriesRow } from './SeriesRow.tsx';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

function Bar({ series, onUndo }: { series: Series; onUndo: () => void }) {
  const translate = useTranslate();
  const { isChanged, busy, save } = series;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        position: 'sticky',
        top: { xs: 56, sm: 64 },
        zIndex: 2,
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        px: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        {isChanged ? (
          <Alert severity="info" sx={{ py: 0 }}>
            {translate('catalogue.series.unsaved')}
          </Alert>
        ) : null}
      </Box>
      <Button startIcon={<UndoIcon />} disabled={!isChanged || busy} onClick={onUndo}>
        {translate('catalogue.series.undo')}
      </Button>
      <Button variant="contained" disabled={!isChanged} loading={busy} onClick={() => void save()}>
        {translate('catalogue.series.save')}
      </Button>
    </Stack>
  );
}

function Rows({ series }: { series: Series }) {
  const translate = useTranslate();
  const { held, target, said, press, drag, move, undo } = useHolding(series);
  const { products } = series;
  if (!products.length)
    return (
      <Typography color="text.secondary" sx={{ p: 3 }}>
        {translate('catalogue.series.empty')}
      </Typography>
    );
  return (
    <>
      <Bar series={series} onUndo={undo} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {products.map((product, index) => (
          <SeriesRow
            key={product.product_id}
            product={product}
            index={index}
            total={products.length}
            isHeld={held === product.product_id}
            isTarget={target === index}
            onKey={press}
            onMove={move}
            onDrag={drag}
          />
        ))}
      </Box>
      <Box role="status" aria-live="assertive" sx={unseen}>
        {said}
      </Box>
    </>
  );
}

/** The order in which tills and applications show the products: by mouse, by keyboard, by number. */
export function SeriesPage() {
  const translate = useTranslate();
  const series = useSeries();
  const { error, isLoaded, refetch, isChanged, busy } = series;
  return (
    <>
      <Title title={translate('catalogue.series.title')} />
      <Tabs />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
        {translate('catalogue.series.hint')}
      </Typography>
      {error ? <ListFailed onRetry={refetch} error={error} /> : null}
      {isLoaded ? (
        <Card sx={{ overflow: 'visible' }}>
          <Rows series={series} />
        </Card>
      ) : null}
      {isLoaded || error ? null : <Skeleton variant="rounded" height={420} />}
      <LeaveQuestion guards={isChanged && !busy} />
    </>
  );
}
