import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { ListWithin } from '../../../resources/list/GeneratedList.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { PauseButton } from '../kinds/PauseButton.tsx';
import { CampaignCodes } from './CampaignCodes.tsx';
import { CampaignState } from './CampaignState.tsx';
import { Generation, Redeemed } from './Generation.tsx';
import { type Campaign, useCampaign } from './use-campaign.ts';

interface Props {
  readonly campaign: Campaign;
}

interface Changing {
  readonly onChanged: () => unknown;
}

/** Which report goes to whom, and how often. */
function useReportFacts({ campaign: { notification } }: Props): [string, string][] {
  const translate = useTranslate();
  return Object.entries(notification ?? {}).flatMap(([name, { emails, frequency }]) => {
    const report = translate(`campaigns.report.${name}`);
    if (!frequency) return [];
    const often = translate(`campaigns.frequencies.${frequency}`);
    return [[`${report}: ${often}`, emails.filter(Boolean).join(', ')]];
  });
}

function Facts({ campaign }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const reports = useReportFacts({ campaign });
  const { code, price, valid_days: days, created_at } = campaign;
  const { start_date, expiration_date, per_customer: limit, minimum_spend: minimum } = campaign;
  const word = (name: string) => translate(`resources.multiple-coupons.fields.${name}`);
  return (
    <FactList
      facts={[
        [word('code'), code],
        [word('price'), price === null ? null : money(price)],
        [word('maximum'), number(campaign.maximum)],
        [
          word('valid_days'),
          translate('campaigns.days', { smart_count: days, count: number(days) }),
        ],
        [
          word('start_date'),
          start_date ? formatDate(start_date) : translate('shell.without.start'),
        ],
        [
          word('expiration_date'),
          expiration_date ? formatDate(expiration_date) : translate('shell.without.end'),
        ],
        [word('per_customer'), limit ? number(limit) : translate('shell.without.limit')],
        [word('minimum_spend'), minimum ? money(minimum) : translate('shell.without.minimum')],
        [word('created_at'), formatDateTime(created_at)],
        ...reports,
      ]}
    />
  );
}

function Actions({ campaign, onChanged }: Props & Changing) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayCodes = useCan('coupons.multiple.create');
  return (
    <>
      <CampaignState state={campaign.state} />
      <PauseButton
        coupon={{ id: campaign.coupon_id, kind: 'multiple', state: campaign.state }}
        onChanged={onChanged}
      />
      {mayCodes ? <CampaignCodes campaign={campaign} onChanged={onChanged} /> : null}
      <Button startIcon={<BackIcon />} component={Link} to={addressOf('multiple-coupons')}>
        {translate('campaigns.back')}
      </Button>
    </>
  );
}

function Head({ campaign, onChanged }: Props & Changing) {
  const translate = useTranslate();
  const { gift_title, gift_description, generation } = campaign;
  return (
    <Section title={gift_title} actions={<Actions campaign={campaign} onChanged={onChanged} />}>
      <Stack spacing={2}>
        {gift_description ? (
          <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
            {gift_description}
          </Typography>
        ) : null}
        {generation === 'failed' ? (
          <Alert severity="error">{translate('campaigns.failed')}</Alert>
        ) : null}
        {generation === 'done' ? null : (
          <div aria-live="polite">
            <Generation made={campaign} />
          </div>
        )}
        {campaign.maximum ? (
          <Redeemed made={campaign} />
        ) : (
          <Alert severity="info">{translate('campaigns.none')}</Alert>
        )}
        <Facts campaign={campaign} />
      </Stack>
    </Section>
  );
}

// Which campaign it is stands above; of the others' words nothing is asked here.
const claimColumns = [
  'code_end',
  'state',
  'redeemed_at',
  'redeem_store_id',
  'cashier',
  'expires_at',
];
const claimFilters = { gift_id: null, kind: null, created_at: null, store_id: null };

/** One campaign: what it is, how it goes, and each of its codes. */
export function CampaignPage() {
  const translate = useTranslate();
  const id = Number(useParams().coupon_id);
  const mayClaims = useCan('redemptions.read');
  const { data: campaign, error, refetch } = useCampaign(id);
  if (error && !campaign)
    return (
      <>
        <Title title={translate('resources.multiple-coupons.name', { smart_count: 2 })} />
        <ListFailed onRetry={refetch} error={error} />
      </>
    );
  if (!campaign) return <Skeleton variant="rounded" height={420} sx={{ mt: 1 }} />;
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={campaign.gift_title} />
      <Head campaign={campaign} onChanged={refetch} />
      {mayClaims ? (
        <div>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {translate('campaigns.claims')}
          </Typography>
          <ListWithin
            resource="redemptions/all"
            only={{ coupon_id: id }}
            columns={claimColumns}
            filters={claimFilters}
          />
        </div>
      ) : null}
    </Stack>
  );
}
