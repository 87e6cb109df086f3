import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { text } from '../engine/text-fields.ts';
import { companySettings } from '../settings/company-settings.ts';
import {
  campaignCredentialsBody,
  emailConfigurationBody,
  emailSmsBody,
  sendingBody,
  smsConfigurationBody,
  smsText,
} from '../settings/messaging-settings.ts';

const version = z.iso.datetime();
const settings = '/companies/{storeId}/settings' as const;
const common = { tag: 'settings', access: 'profile.update', reply: companySettings } as const;

export const changeSms = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/sms-configuration`,
  summary: 'the gateway that texts leave through',
  body: smsConfigurationBody,
});

export const changeClaimMessage = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/sms-coupon-claim-message`,
  summary: 'the text that a customer gets for a claim: {code}, {title}, {until}',
  body: z.object({ sms_coupon_claim_message: smsText, updated_at: version.optional() }),
});

export const changeRedemptionMessage = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/sms-redemption-message`,
  summary: 'the text that a customer gets for a redemption: {code}, {title}, {store}',
  body: z.object({ sms_redemption_message: smsText, updated_at: version.optional() }),
});

export const changeEmail = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/email-configuration`,
  warns: true,
  summary: 'the server that mails leave through; code 209 when it cannot be reached',
  body: emailConfigurationBody,
});

export const testEmail = endpoint({
  method: 'POST',
  path: `${settings}/email-configuration/test`,
  access: 'profile.update',
  tag: 'settings',
  extension: true,
  summary: 'send a test mail through the saved configuration',
  body: z.object({ to: z.email().trim().max(254) }),
  reply: z.object({ accepted: z.string() }),
});

export const validateElastic = endpoint({
  method: 'POST',
  path: `${settings}/elastic-email-validation`,
  access: 'profile.update',
  tag: 'settings',
  summary: 'whether Elastic Email takes mails of this sender',
  body: z.object({
    sender_alias_email: z.email().trim().max(254),
    password: z.string().min(1).max(500).nullish(),
  }),
  reply: z.object({ valid: z.boolean(), reason: z.string().nullable() }),
});

export const changeEmailSms = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/email-sms-settings`,
  summary: 'the name and address that mails show, and whether the installation stands in',
  body: emailSmsBody,
});

export const changeCampaignCredentials = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/campaign-credentials`,
  summary: 'what messages of campaigns sign in to the own gateway with',
  body: campaignCredentialsBody,
});

export const changeSending = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/message-sending`,
  extension: true,
  summary: 'quiet hours, the pace of the own gateway, and what messages cost',
  body: sendingBody,
});

export const renewReceiptSecret = endpoint({
  method: 'POST',
  path: `${settings}/message-receipts`,
  access: 'profile.update',
  tag: 'settings',
  extension: true,
  summary:
    'a new secret for what the gateway tells of messages; told this once, and the old one ends',
  reply: z.object({ url: z.string(), secret: z.string() }),
});

export const requestViberAlias = endpoint({
  ...common,
  method: 'POST',
  path: `${settings}/viber-alias-name-request`,
  summary: 'ask for an alias; a code goes to the phone of the company',
  body: z.object({ alias_name: text(28).value }),
});
export const confirmViberAlias = endpoint({
  ...common,
  method: 'POST',
  path: `${settings}/viber-alias-name-confirm`,
  summary: 'confirm the alias with the code',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
});
export const cancelViberAlias = endpoint({
  ...common,
  method: 'POST',
  path: `${settings}/viber-alias-name-cancel`,
  summary: 'give the alias up',
});

export const messagingCalls = [
  changeSms,
  changeClaimMessage,
  changeRedemptionMessage,
  changeEmail,
  testEmail,
  validateElastic,
  changeEmailSms,
  changeCampaignCredentials,
  changeSending,
  renewReceiptSecret,
  requestViberAlias,
  confirmViberAlias,
  cancelViberAlias,
];
