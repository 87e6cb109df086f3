import type { CampaignType } from '../../../contract/campaigns/kinds.ts';
import type { Occasion } from '../occasions/occasion.ts';
import type { Looking } from './give-found.ts';

/** What is said of a day, and is out of place long after it: wishes, a day of the calendar, that somebody is missed. */
const ofTheirDay: readonly CampaignType[] = ['birthday', 'inactivity', 'scheduled'];
const longestMs = 3 * 86_400_000;

/** Whether what happened is too long ago to say something of it, as after a server that stood still. */
export const isLate = ({ campaign, nowMs }: Looking, { atMs }: Pick<Occasion, 'atMs'>): boolean =>
  ofTheirDay.includes(campaign.type) && nowMs - atMs > longestMs;
