import { Box, Card, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { storeSummaries } from '../../../../contract/organisations/stores.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

type SummariesReply = z.infer<typeof storeSummaries.reply>;

function Total({ word, value }: { word: string; value: number }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (
    <Box sx={{ minWidth: 92 }}>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(value, lang)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`stores.summaries.${word}`)}
      </Typography>
    </Box>
  );
}

function Bar({ store }: { store: SummariesReply['stores'][number] }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const share = store.products ? (100 * store.published_products) / store.products : 0;
  const message = translate('stores.summaries.published', {
    published: formatNumber(store.published_products, lang),
    products: formatNumber(store.products, lang),
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '200px 1fr 150px' },
        columnGap: 2,
        alignItems: 'center',
      }}
    >
      <Typography variant="body2" noWrap>
        {store.name}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={`${store.name}: ${message}`}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden>
        {message}
      </Typography>
    </Box>
  );
}

const shownBars = 6;

/** How many stores there are, how they stand, and what each has on sale. */
export function Summaries() {
  const translate = useTranslate();
  const { store } = usePanel();
  const { data, isPending } = useQuery({
    queryKey: [resourceOf('stores'), 'summaries', store.store_id],
    queryFn: ({ signal }) =>
      send<typeof storeSummaries>('GET', '/companies/{storeId}/stores/summaries', {
        params: { storeId: store.store_id },
        signal,
      }),
  });
  if (isPending) return <Skeleton variant="rounded" height={132} />;
  // The list below tells what went wrong; its numbers are only beside it.
  if (!data) return null;
  const { stores, ...totals } = data.data;
  return (
    <Card
      component="section"
      aria-label={translate('stores.summaries.title')}
      sx={{ p: 2.5, mt: 1 }}
    >
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <Stack
          direction="row"
          useFlexGap
          spacing={3}
          sx={{ flexWrap: 'wrap', alignContent: 'flex-start' }}
        >
          {(['total', 'active', 'inactive', 'cancelled'] as const).map((word) => (
            <Total key={word} word={word} value={totals[word]} />
          ))}
        </Stack>
        <Stack component="ul" spacing={0.75} sx={{ flexGrow: 1, listStyle: 'none', m: 0, p: 0 }}>
          {stores.slice(0, shownBars).map((each) => (
            <Bar key={each.store_id} store={each} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
