import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the loyalty panel shows of campaigns and what they give. */
export const outlines = {
  rewards: outlineOf(rewards),
  emailThemes: outlineOf(emailThemes),
};
