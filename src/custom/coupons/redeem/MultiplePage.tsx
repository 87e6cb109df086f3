import { Box, Card, Grid, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { storeMultiples } from '../../../../contract/coupons/multiple-coupons.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';

import { CampaignState } from '../multiple-coupons/CampaignState.tsx';

type Campaign = z.infer<(typeof storeMultiples)['reply']>['coupons'][number];

function useCampaigns() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['redemptions', 'multiple', store.store_id],
    queryFn: async ({ signal }) => {
      const params = { storeId: store.store_id };
      const path = '/stores/{storeId}/coupons/multiple';
      return (await send<typeof storeMultiples>('GET', path, { params, signal })).data.coupons;
    },
  });
}

function CampaignCard({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const { number, money } = useWritten();
  const { gift_title, gift_description, price, redeemed_here, last_redeemed_at } = campaign;
  const { start_date, per_customer: limit, minimum_spend: minimum } = campaign;
  return (
    <Section title={gift_title} actions={<CampaignState state={campaign.state} />}>
      {gift_description ? (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {gift_description}
        </Typography>
      ) : null}
      <FactList
        facts={[
          [translate('redeem.multiple.here'), number(redeemed_here)],
          [translate('redeem.multiple.last'), last_redeemed_at && formatDateTime(last_redeemed_at)],
          [translate('redeem.multiple.price'), price === null ? null : money(price)],
          [translate('redeem.minimum'), minimum ? money(minimum) : null],
          [translate('redeem.perCustomer'), limit ? number(limit) : null],
          [translate('redeem.multiple.starts'), start_date && formatDate(start_date)],
          [
            translate('redeem.multiple.expires'),
            formatDate(new Date(Date.parse(campaign.expires_at) - 1000).toISOString()),
          ],
        ]}
      />
    </Section>
  );
}

/** The campaigns whose codes this store redeems, and how many it has redeemed. */
export function MultiplePage() {
  const translate = useTranslate();
  const { data, error, refetch } = useCampaigns();
  return (
    <>
      <Title title={translate('tabs.redeem/multiple-coupons')} />
      <Tabs />
      <Box sx={{ mt: 2 }}>
        {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data || error ? null : <Skeleton variant="rounded" height={220} />}
        {data?.length === 0 ? (
          <Card sx={{ p: 4, textAlign: 'center' }}>
            <Typography color="text.secondary">{translate('redeem.multiple.none')}</Typography>
          </Card>
        ) : null}
        <Grid container spacing={2}>
          {data?.map((campaign) => (
            <Grid key={campaign.coupon_id} size={{ xs: 12, md: 6 }}>
              <CampaignCard campaign={campaign} />
            </Grid>
          ))}
        </Grid>
      </Box>
    </>
  );
}
