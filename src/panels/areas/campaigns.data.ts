import { campaigns } from '../../../contract/campaigns/campaigns.ts';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the loyalty panel shows of campaigns and what they give. */
export const outlines = {
  campaigns: outlineOf(campaigns),
  rewards: outlineOf(rewards),
  emailThemes: outlineOf(emailThemes),
  messages: outlineOf(messages),
};
