import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import RewardIcon from '@mui/icons-material/CardGiftcardOutlined';
import ThemeIcon from '@mui/icons-material/MarkEmailReadOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './campaigns.data.ts';

const CampaignList = screen(
  () => import('../../custom/campaigns/CampaignList.tsx'),
  'CampaignList',
);

const CampaignCreate = screen(
  () => import('../../custom/campaigns/maker/CampaignCreate.tsx'),
  'CampaignCreate',
);

const CampaignPage = screen(
  () => import('../../custom/campaigns/page/CampaignPage.tsx'),
  'CampaignPage',
);

const RewardCreate = screen(() => import('../../custom/rewards/RewardCreate.tsx'), 'RewardCreate');
const RewardsPage = screen(() => import('../../custom/rewards/RewardsPage.tsx'), 'RewardsPage');
const RewardEdit = screen(() => import('../../custom/rewards/RewardEdit.tsx'), 'RewardEdit');

const ThemeList = screen(() => import('../../custom/email-themes/ThemeList.tsx'), 'ThemeList');
const ThemeCreate = screen(
  () => import('../../custom/email-themes/ThemeCreate.tsx'),
  'ThemeCreate',
);
const ThemeEdit = screen(() => import('../../custom/email-themes/ThemeEdit.tsx'), 'ThemeEdit');

const MessageList = screen(
  () => import('../../custom/messages/outbox/MessageList.tsx'),
  'MessageList',
);
const MessageScreen = screen(
  () => import('../../custom/messages/outbox/MessageScreen.tsx'),
  'MessageScreen',
);

/** Campaigns, what they give, and how they are told. */
export const campaigns: PanelSpec = {
  resources: [
    resource(outlines.campaigns, {
      findable: true,
      icon: CampaignIcon,
      columns: [
        'title',
        'type',
        'status',
        'starts_at',
        'ends_at',
        'participants',
        'paused_by',
        'author',
        'revision*',
        'created_at*',
        'updated_at*',
      ],
      list: CampaignList,
      create: CampaignCreate,
      opensToRead: true,
    }),
    resource(outlines.rewards, {
      findable: true,
      icon: RewardIcon,
      columns: [
        'title',
        'points',
        'gift_ids',
        'notifier_type',
        'campaigns',
        'coupon_claim_valid_days*',
        'created_at*',
        'updated_at',
      ],
      create: RewardCreate,
      edit: RewardEdit,
      rules: async () => (await import('../../../contract/rewards/rewards.ts')).rewards,
    }),
    resource(outlines.emailThemes, {
      findable: true,
      icon: ThemeIcon,
      columns: ['thumbnail', 'name', 'updated_at'],
      list: ThemeList,
      create: ThemeCreate,
      edit: ThemeEdit,
      rules: async () =>
        (await import('../../../contract/email-themes/email-themes.ts')).emailThemes,
    }),
    resource(outlines.messages, {
      icon: OutboxIcon,
      columns: [
        'body',
        'recipient',
        'channel',
        'state',
        'reason',
        'customer',
        'cost',
        'created_at',
        'subject*',
        'sent_at*',
      ],
      list: MessageList,
      edit: MessageScreen,
      opensToRead: true,
    }),
  ],
  parents: { campaigns: 'campaigns.read' },
  pages: [
    {
      path: 'campaigns/new-campaign',
      icon: CampaignIcon,
      permission: 'campaigns.create',
      component: CampaignCreate,
    },
    {
      path: 'campaigns/view-campaign/:campaign_id',
      icon: CampaignIcon,
      permission: 'campaigns.read',
      component: CampaignPage,
    },
    {
      path: 'campaigns/view-campaign/:campaign_id/report',
      icon: CampaignIcon,
      permission: 'campaigns.read',
      component: CampaignPage,
    },
    {
      path: 'campaigns/new-reward',
      icon: RewardIcon,
      permission: 'rewards.create',
      component: RewardCreate,
    },
    {
      path: 'reward',
      icon: RewardIcon,
      permission: 'rewards.read',
      component: RewardsPage,
    },
  ],
  menu: [
    {
      word: 'campaigns',
      part: 'rewards',
      icon: CampaignIcon,
      paths: [
        outlines.campaigns.screen,
        outlines.rewards.screen,
        outlines.emailThemes.screen,
        outlines.messages.screen,
      ],
      besides: {
        'campaigns/new-campaign': outlines.campaigns.screen,
        'campaigns/view-campaign': outlines.campaigns.screen,
        'campaigns/new-reward': outlines.rewards.screen,
        reward: outlines.rewards.screen,
      },
    },
  ],
};
