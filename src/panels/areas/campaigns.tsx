import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import RewardIcon from '@mui/icons-material/CardGiftcardOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './campaigns.data.ts';

const RewardCreate = screen(() => import('../../custom/rewards/RewardCreate.tsx'), 'RewardCreate');
const RewardEdit = screen(() => import('../../custom/rewards/RewardEdit.tsx'), 'RewardEdit');

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
      word: 'campaigns',
      part: 'rewards',
      icon: CampaignIcon,
      paths: [outlines.rewards.screen],
    },
  ],
};
