import type { z } from 'zod';
import type {
  campaignReward,
  caps,
  invoicingSettings,
  notification,
  trigger,
} from './definition.ts';

/** All that a campaign is, as it is kept. */
export interface Definition extends z.output<typeof trigger>, z.output<typeof notification> {
  /** None of those of earlier versions. */
  readonly priority?: number;
  readonly caps: z.output<typeof caps>;
  readonly invoicing_settings: z.output<typeof invoicingSettings> | null;
  readonly campaign_reward: z.output<typeof campaignReward> | null;
}
