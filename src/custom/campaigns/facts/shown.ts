import type { Message } from '../../messages/channels/message.ts';
import type { CapsDraft, Draft, Given, Invoicing } from '../draft/draft.ts';
import { bodyOf } from '../draft/draft.ts';
import type { Options } from '../draft/part.ts';

/** A campaign as it is read: one that is there, or one that is being made. */
export interface Shown extends Message {
  readonly title: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly campaign_type_id: number | null;
  readonly campaign_type_options: Options;
  readonly campaign_condition_id: number;
  readonly campaign_condition_options: Draft['campaign_condition_options'];
  readonly campaign_client_characteristic_id: number | null;
  readonly campaign_client_characteristic_options: Options;
  readonly campaign_reward: Given | null;
  readonly invoicing_settings: Invoicing | null;
  readonly priority: Draft['priority'];
  readonly caps: CapsDraft;
}

/** A draft as it would be sent. */
export const shownOf = (draft: Draft): Shown => ({
  ...draft,
  campaign_reward: null,
  invoicing_settings: null,
  ...bodyOf(draft),
});
