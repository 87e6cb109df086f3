import { rangedFigures } from '../../../contract/company-customers.ts';
import { consentChannels } from '../../../contract/consents.ts';

/** What customers are narrowed by from a least to a most, and where messages may reach them. */
export const figures: readonly string[] = rangedFigures;
export const channels: readonly string[] = consentChannels;
