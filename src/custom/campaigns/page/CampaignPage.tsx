import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Chip, Skeleton, Stack, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { DrawPanel } from '../draw/DrawPanel.tsx';
import { CampaignReport } from '../report/CampaignReport.tsx';
import { useStatuses } from '../use-lookups.ts';
import { About } from './About.tsx';
import { Participants } from './Participants.tsx';
import { StatusButtons } from './StatusButtons.tsx';
import { useCampaign, useCampaignChanged } from './use-campaign.ts';

const words = 'resources.campaigns/view-campaigns';

interface Props {
  readonly campaign: Campaign;
}

/** What it is and where it stands, in the server’s words. */
function Chips({ campaign: { type, status, campaign_status_id: id } }: Props) {
  const translate = useTranslate();
  const { data = [] } = useStatuses();
  const name = data.find((each) => each.campaign_status_id === id)?.name;
  return (
    <Stack direction="row" spacing={1}>
      <Chip size="small" variant="outlined" label={translate(`${words}.texts.choices.${type}`)} />
      <StateChip tone={toneOf('status', status) ?? 'neutral'} label={name ?? ''} />
    </Stack>
  );
}

function Head({ campaign }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { title, starts_at, ends_at, paused_by, participants, revision, author } = campaign;
  const field = (name: string) => translate(`${words}.fields.${name}`);
  return (
    <Section title={title} actions={<StatusButtons campaign={campaign} />}>
      <Stack spacing={2}>
        <Chips campaign={campaign} />
        {paused_by ? (
          <Alert severity="warning">
            {paused_by === 'gift'
              ? translate('campaignPage.pausedByGift')
              : translate('campaignPage.pausedBy', {
                  cap: translate(`${words}.texts.caps.${paused_by}`),
                })}
          </Alert>
        ) : null}
        <FactList
          facts={[
            [
              field('starts_at'),
              starts_at ? formatDate(starts_at) : translate('shell.without.start'),
            ],
            [field('ends_at'), ends_at ? formatDate(ends_at) : translate('shell.without.end')],
            [field('participants'), number(Number(participants))],
            [field('revision'), number(revision)],
            [field('author'), author],
          ]}
        />
      </Stack>
    </Section>
  );
}

function Draw({ campaign: { campaign_id: id } }: Props) {
  const changed = useCampaignChanged(id);
  return <DrawPanel id={id} onStep={() => void changed()} />;
}
const Report = ({ campaign: { campaign_id: id } }: Props) => <CampaignReport id={id} />;
const shown = { about: About, participants: Participants, draw: Draw, report: Report };
type TabName = keyof typeof shown;

/** A draw has winners where others have participants and figures. */
const tabsOf = ({ type }: Campaign): readonly TabName[] =>
  type === 'draw' ? ['about', 'draw'] : ['about', 'participants', 'report'];

/** The report has an address of its own. */
function useTab(id: number) {
  const addressOf = useAddressOf();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isReport = useLocation().pathname.endsWith('/report');
  const page = addressOf(`campaigns/view-campaign/${id}`);
  return {
    asked: isReport ? 'report' : (search.get('tab') ?? 'about'),
    choose: (tab: string) =>
      void navigate(tab === 'report' ? `${page}/report` : `${page}?tab=${tab}`, { replace: true }),
  };
}

/** One campaign: where it stands, what it is, and who took part. */
export function CampaignPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const id = Number(useParams().campaign_id);
  const { asked, choose } = useTab(id);
  const { data: campaign, error, refetch } = useCampaign(id);
  if (!campaign)
    return (
      <>
        <Title title={translate('menu.campaigns')} />
        {error ? (
          <ListFailed onRetry={refetch} error={error} />
        ) : (
          <Skeleton variant="rounded" height={420} sx={{ mt: 1 }} />
        )}
      </>
    );
  const tabs = tabsOf(campaign);
  const tab = tabs.find((each) => each === asked) ?? 'about';
  const Shown = shown[tab];
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 1100 }}>
      <Title title={campaign.title} />
      <div>
        <Button
          size="small"
          startIcon={<BackIcon />}
          component={Link}
          to={addressOf(resourceOf('campaigns'))}
        >
          {translate('campaignPage.back')}
        </Button>
      </div>
      <Head campaign={campaign} />
      <Tabs value={tab} onChange={(_, chosen: string) => choose(chosen)}>
        {tabs.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`tab-${each}`}
            aria-controls={`panel-${each}`}
            label={translate(`campaignPage.${each}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Shown campaign={campaign} />
      </Box>
    </Stack>
  );
}
