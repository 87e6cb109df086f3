import type { Localized } from '../../../../contract/engine/languages.ts';
import type { ChannelContents } from '../../../../contract/messages/channel-content.ts';

/** A message to customers as it is typed. */
export interface Message extends ChannelContents {
  readonly system_notification_ids: readonly number[];
  readonly notifier_type: 'priority' | 'all';
  readonly override_user_notification_settings: boolean;
}

const nothing: Localized = { el: '', en: '', it: '' };

/** What each channel says before anything was typed. */
export const emptyContents = {
  sms: { text: nothing, capitals: null },
  email: { subject: nothing, text: nothing, store_email_theme_id: null },
  push: { title: nothing, body: nothing, image: null },
  viber: { text: nothing, image: null, button_text: nothing, button_url: null },
} as const satisfies ChannelContents;

/** default-notifier-type */
export const emptyMessage: Message = {
  system_notification_ids: [],
  notifier_type: 'priority',
  override_user_notification_settings: false,
  sms: null,
  email: null,
  push: null,
  viber: null,
};

export interface MessageForm {
  readonly value: Message;
  readonly set: (change: Partial<Message>) => void;
  readonly said: (path: string) => string | undefined;
}
