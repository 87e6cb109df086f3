import { rangedFigures } from '../../../../contract/customers/company-customers.ts';
import { consentChannels } from '../../../../contract/messages/consents.ts';

/** What customers are narrowed by from a least to a most, and where messages may reach them. */
export const figures: readonly string[] = rangedFigures;
export const channels: readonly string[] = consentChannels;
