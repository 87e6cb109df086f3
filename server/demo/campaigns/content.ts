import { campaignBody } from '../../../contract/campaigns/definition.ts';
import {
  campaignTypeIds,
  characteristicIds,
  conditionIds,
} from '../../../contract/campaigns/kinds.ts';
import { channelIds } from '../../../contract/messages/channels.ts';

const text = (el: string, en: string, it: string) => ({ text: { el, en, it } });

/** Ids of the demo's own records that its campaigns name. */
export interface Known {
  readonly giftId: number;
  readonly birthdayTheme: number;
}

/** The campaigns of the demo, as somebody would have sent them. */
export const demoCampaigns = ({ giftId, birthdayTheme }: Known) => ({
  birthday: campaignBody.parse({
    title: 'Γλυκό δώρο στα γενέθλια',
    campaign_type_id: campaignTypeIds.birthday,
    campaign_type_options: { days: 0, hour: 10 },
    campaign_condition_id: conditionIds.always,
    campaign_reward: { title: 'Γλυκό γενεθλίων', gift_ids: [giftId], coupon_claim_valid_days: 30 },
    invoicing_settings: { bearer: 'company' },
    system_notification_ids: [channelIds.email, channelIds.sms],
    email: {
      subject: {
        el: 'Χρόνια πολλά, {first_name}!',
        en: 'Happy birthday, {first_name}!',
        it: 'Buon compleanno, {first_name}!',
      },
      ...text(
        'Σε περιμένει «{title}» σε κάθε κατάστημά μας, με τον κωδικό {code} έως {until}.',
        '“{title}” is waiting for you in every store of ours, with the code {code} until {until}.',
        '“{title}” ti aspetta in ogni nostro negozio, con il codice {code} fino al {until}.',
      ),
      store_email_theme_id: birthdayTheme,
    },
    sms: text(
      'ΧΡΟΝΙΑ ΠΟΛΛΑ! ΔΩΡΟ ΣΟΥ: {title}. ΚΩΔΙΚΟΣ {code} ΕΩΣ {until}.',
      'Happy birthday! Your gift: {title}. Code {code} until {until}.',
      'Buon compleanno! Il tuo regalo: {title}. Codice {code} fino al {until}.',
    ),
  }),
  morning: campaignBody.parse({
    title: 'Διπλή χαρά το πρωί',
    campaign_type_id: campaignTypeIds.transaction,
    campaign_type_options: { minimum_amount: 12, from_hour: 7, to_hour: 11 },
    campaign_condition_id: conditionIds.once_a_day,
    campaign_reward: { title: 'Πρωινοί πόντοι', points: 5 },
    invoicing_settings: { bearer: 'shared', store_percentage: 50 },
    caps: { points_per_day: 200 },
  }),
  missed: campaignBody.parse({
    title: 'Μας έλειψες',
    campaign_type_id: campaignTypeIds.inactivity,
    campaign_type_options: { days: 60, hour: 11 },
    campaign_condition_id: conditionIds.once,
    campaign_client_characteristic_id: characteristicIds.consent,
    campaign_client_characteristic_options: { channels: ['sms', 'viber'] },
    system_notification_ids: [channelIds.viber, channelIds.sms],
    viber: text(
      'Γεια σου {first_name}, έχουμε καιρό να σε δούμε. Πέρνα για έναν καφέ!',
      'Hello {first_name}, it has been a while. Come by for a coffee!',
      'Ciao {first_name}, è un po’ che non ti vediamo. Passa per un caffè!',
    ),
    sms: text(
      'ΓΕΙΑ ΣΟΥ {first_name}, ΜΑΣ ΕΛΕΙΨΕΣ. ΣΕ ΠΕΡΙΜΕΝΟΥΜΕ ΓΙΑ ΕΝΑΝ ΚΑΦΕ!',
      'Hello {first_name}, we missed you. Come by for a coffee!',
      'Ciao {first_name}, ci sei mancato. Ti aspettiamo per un caffè!',
    ),
  }),
  naxos: campaignBody.parse({
    title: 'Κλήρωση: τριήμερο στη Νάξο',
    campaign_type_id: campaignTypeIds.draw,
    campaign_type_options: {
      per: 'amount',
      amount: 10,
      most_per_customer: 20,
      winners: 3,
      alternates: 3,
    },
  }),
});
