import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import RewardIcon from '@mui/icons-material/CardGiftcardOutlined';
import ThemeIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './campaigns.data.ts';

const RewardCreate = screen(() => import('../../custom/rewards/RewardCreate.tsx'), 'RewardCreate');
const RewardEdit = screen(() => import('../../custom/rewards/RewardEdit.tsx'), 'RewardEdit');

const ThemeList = screen(() => import('../../custom/email-themes/ThemeList.tsx'), 'ThemeList');
const ThemeCreate = screen(
  () => import('../../custom/email-themes/ThemeCreate.tsx'),
  'ThemeCreate',
);
const ThemeEdit = screen(() => import('../../custom/email-themes/ThemeEdit.tsx'), 'ThemeEdit');

/** Campaigns, what they give, and how they are told. */
export const campaigns: PanelSpec = {
  resources: [
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
  ],
  parents: { campaigns: 'campaigns.read' },
  pages: [
    {
      path: 'campaigns/new-reward',
      icon: RewardIcon,
      permission: 'rewards.create',
      component: RewardCreate,
    },
  ],
  menu: [
    {
      word: 'rewards',
      part: 'rewards',
      icon: CampaignIcon,
      paths: [outlines.rewards.screen, outlines.emailThemes.screen],
    },
  ],
};
