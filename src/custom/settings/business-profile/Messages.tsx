import { useTranslate } from 'react-admin';
import {
  changeCampaignCredentials,
  changeClaimMessage,
  changeEmail,
  changeEmailSms,
  changeRedemptionMessage,
  changeSms,
} from '../../../../contract/messages/messaging-calls.ts';
import type { CompanySettings } from '../../../../contract/settings/company-settings.ts';
import {
  type EmailMode,
  emailModes,
  smsModes,
} from '../../../../contract/settings/messaging-settings.ts';
import { SettingsForm, type Values } from '../general/SettingsForm.tsx';
import { SmsTextForm } from '../general/SmsTextForm.tsx';
import { ElasticCheck } from './ElasticCheck.tsx';
import { TestMail } from './TestMail.tsx';

/** What is sent of a form with a secret: one that was not typed stays as it is. */
const withSecret = (name: string) => (value: Values) => {
  const { [name]: secret, ...rest } = value;
  return secret ? { ...rest, [name]: secret } : rest;
};

/** Texts: through which gateway, and what they say. */
export function Sms({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  const { mode, url, sender_name, token_set } = saved.sms_configuration;
  const { username, password_set } = saved.campaign_credentials;
  const version = saved.updated_at;
  const values = { mode, url: url ?? '', sender_name: sender_name ?? '', token: '' };
  // What is not shown is not sent: an address that was typed before would be refused in a hidden field.
  const toSend = (value: Values) =>
    withSecret('token')(value.mode === 'own' ? value : { ...values, mode: value.mode });
  const options = smsModes.map((each) => ({
    value: each,
    word: translate(`businessProfile.smsModes.${each}`),
  }));
  return (
    <>
      <SettingsForm
        name="sms"
        hint
        change={changeSms}
        version={version}
        saved={values}
        toSend={toSend}
        shows={(value, name) => name === 'mode' || value.mode === 'own'}
        fields={[
          { name: 'mode', kind: 'choice', options },
          { name: 'url', kind: 'text', hint: true, maxLength: 2000 },
          { name: 'token', kind: 'secret', hint: true, stored: token_set },
          { name: 'sender_name', kind: 'text', hint: true, maxLength: 11 },
        ]}
      />
      <SettingsForm
        name="campaign"
        hint
        change={changeCampaignCredentials}
        saved={{ username: username ?? '', password: '' }}
        toSend={withSecret('password')}
        fields={[
          { name: 'username', kind: 'text', maxLength: 120 },
          { name: 'password', kind: 'secret', stored: password_set },
        ]}
      />
      <SmsTextForm
        name="sms_coupon_claim_message"
        change={changeClaimMessage}
        saved={saved.sms_coupon_claim_message}
        version={version}
      />
      <SmsTextForm
        name="sms_redemption_message"
        change={changeRedemptionMessage}
        saved={saved.sms_redemption_message}
        version={version}
      />
    </>
  );
}

const fieldsOf: Record<EmailMode, readonly string[]> = {
  default: [],
  smtp: ['host', 'port', 'email', 'password', 'sender_alias_name', 'sender_alias_email'],
  elastic: ['sender_alias_email', 'password', 'sender_alias_name'],
};

function EmailConfiguration({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  const { password_set, ...configuration } = saved.email_configuration;
  const options = emailModes.map((each) => ({
    value: each,
    word: translate(`businessProfile.emailModes.${each}`),
  }));
  return (
    <SettingsForm
      name="email"
      hint
      change={changeEmail}
      version={saved.updated_at}
      saved={{ ...configuration, password: '' }}
      toSend={withSecret('password')}
      shows={(value, name) => name === 'mode' || fieldsOf[value.mode as EmailMode].includes(name)}
      fields={[
        { name: 'mode', kind: 'choice', options },
        { name: 'host', kind: 'text', maxLength: 253 },
        { name: 'port', kind: 'count', hint: true },
        { name: 'email', kind: 'email', hint: true, maxLength: 254 },
        { name: 'password', kind: 'secret', stored: password_set },
        { name: 'sender_alias_name', kind: 'text', maxLength: 80 },
        { name: 'sender_alias_email', kind: 'email', maxLength: 254 },
      ]}
    />
  );
}

/** Mails: through which server, under which name, and whether they arrive. */
export function Mails({ saved }: { saved: CompanySettings }) {
  const { email_sender_alias_name, email_sender_alias_email, secondary_email_settings } = saved;
  return (
    <>
      <EmailConfiguration saved={saved} />
      {saved.email_configuration.mode === 'elastic' ? (
        <ElasticCheck email={saved.email_configuration.sender_alias_email ?? ''} />
      ) : null}
      <TestMail />
      <SettingsForm
        name="alias"
        hint
        change={changeEmailSms}
        version={saved.updated_at}
        saved={{ email_sender_alias_name, email_sender_alias_email, secondary_email_settings }}
        fields={[
          { name: 'email_sender_alias_name', kind: 'text', maxLength: 80 },
          { name: 'email_sender_alias_email', kind: 'email', maxLength: 254 },
          { name: 'secondary_email_settings', kind: 'switch', hint: true },
        ]}
      />
    </>
  );
}
