import { tellingChannel } from '../common/catalogue.ts';
import { e164Of } from '../common/phones.ts';
import { languageOfCountry, newPointsText } from '../messages/texts.ts';
import { pointsOf } from '../runtime/units.ts';
import type { Context } from './context.ts';

/**
 * The message that tells a customer of new points, in hundredths: by the channel the store has
 * chosen, if the customer consents to it and can be reached. Null where nobody is told.
 */
export function tellingOf(context: Context, points: number) {
  const channel = tellingChannel(context.system_notification_id);
  const agreed = channel === 'sms' ? context.sms : context.mail;
  const recipient = channel === 'sms' ? e164Of(context) : context.email;
  if (!channel || !agreed || !recipient || points <= 0) return null;
  const { store_name: store, app_points_visibility: tellsBalance } = context;
  const facts = { store, points: pointsOf(points), tellsBalance };
  const language = languageOfCountry(context.country_id);
  return { channel, recipient, language, body: newPointsText(language, facts) };
}
