import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '../../contract/messages/messaging-calls.ts';
import type { AnyCall } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { countTry, ofAddress } from '../http/throttle.ts';
import { reach } from '../messages/mail.ts';
import { assertOutside } from '../messages/outside.ts';
import { mailServerOf, outRowOf, sendCompanyMail } from '../messages/routes-out.ts';
import { campaignEndedText, testMailText, unreachableText } from '../messages/settings-texts.ts';
import { seal } from '../runtime/secrets.ts';
import { pointValueScale } from '../runtime/units.ts';
import { changeCompanySettings, type OfCompany, receiptsUrl } from './company-rows.ts';
import { failureOfMail } from './mail-failures.ts';

type SecretName = 'sms_token' | 'email_password' | 'campaign_password';

/** A secret as it is kept: one that was left out stays, an empty one goes. */
function sealed({ settings, scope }: OfCompany, name: SecretName, sent: string | null | undefined) {
  if (sent === undefined) return {};
  return { [name]: sent === null ? null : seal(settings.secret, scope.companyId, name, sent) };
}

/**
 * A kept secret is only ever shown to the server it was typed for: whoever names another one types
 * it again. Throws invalid, on the secret's field.
 */
function assertRetyped(field: string, stored: string | null, sent: unknown, moved: boolean) {
  if (stored && moved && sent === undefined) throw invalidField(field, 'retypeSecret');
}

function mountSms(api: Api) {
  serve(api, contract.changeSms, async (call) => {
    const { mode, url = null, token, sender_name = null, updated_at } = call.body;
    if (url) await assertOutside(new URL(url).hostname, call.settings.mail.allowPrivate, 'url');
    const row = await outRowOf(call.database, call.scope.companyId);
    // Also while it is not in use: a later call could switch to it.
    const moved = url !== null && url !== row.sms_url;
    assertRetyped('token', row.sms_token, token, moved);
    const values = { sms_mode: mode, sms_url: url, sms_sender_name: sender_name };
    // Those of campaigns were for the old gateway too.
    const ended = moved && row.campaign_password !== null;
    const campaign = ended ? { campaign_username: null, campaign_password: null } : {};
    if (ended) call.warn(campaignEndedText(call.language));
    return changeCompanySettings(
      call,
      { ...values, ...campaign, ...sealed(call, 'sms_token', token) },
      updated_at,
    );
  });
  serve(api, contract.changeCampaignCredentials, async (call) => {
    const { username, password } = call.body;
    const storedPassword = username
      ? sealed(call, 'campaign_password', password)
      : { campaign_password: null };
    return changeCompanySettings(call, { campaign_username: username, ...storedPassword });
  });
}

/** What the saved server says to a connection; undefined where it can be reached. */
async function unreachable(call: OfCompany & Pick<AnyCall, 'log'>): Promise<string | undefined> {
  const { database, scope, settings } = call;
  const server = mailServerOf(settings, await outRowOf(database, scope.companyId));
  if (!server) return undefined;
  try {
    await reach(server, settings.mail.allowPrivate);
    return undefined;
  } catch (error) {
    return failureOfMail(call, error);
  }
}

function mountEmail(api: Api) {
  serve(api, contract.changeEmail, async (call) => {
    const { mode, host = null, port = null, email = null, password, updated_at } = call.body;
    const { sender_alias_name = null, sender_alias_email = null } = call.body;
    const { allowPrivate } = call.settings.mail;
    if (host && mode === 'smtp') await assertOutside(host, allowPrivate, 'host');
    if (mode !== 'default') await countTest(call);
    const row = await outRowOf(call.database, call.scope.companyId);
    const moved = mode !== row.email_mode || host !== row.email_host;
    assertRetyped('password', row.email_password, password, mode !== 'default' && moved);
    const values = {
      email_mode: mode,
      email_host: host,
      email_port: port,
      email_account: email,
      email_own_name: sender_alias_name,
      email_own_address: sender_alias_email,
      ...sealed(call, 'email_password', password),
    };
    const saved = await changeCompanySettings(call, values, updated_at);
    // Saved all the same: the server may be up tomorrow (email-configuration-209).
    const reason = await unreachable(call);
    if (reason !== undefined) call.warn(unreachableText(call.language, reason));
    return saved;
  });
  serve(api, contract.changeEmailSms, (call) => {
    const { updated_at, ...values } = call.body;
    return changeCompanySettings(call, values, updated_at);
  });
}

/** Each try is a connection to somebody else's server. Throws too_many_attempts. */
async function countTest(call: OfCompany & { address: string; now: () => number }) {
  const { database, scope, address, now } = call;
  const own = { subject: `account:mail-test:${scope.companyId}`, most: 5, windowMs: 60_000 };
  await countTry(database, [own, ofAddress('mail-test:', address)], now());
}

function mountTests(api: Api) {
  serve(api, contract.testEmail, async (call) => {
    await countTest(call);
    const row = await outRowOf(call.database, call.scope.companyId);
    const { subject, text } = testMailText(call.language, row.name);
    try {
      const content = { id: `test-${randomUUID()}`, to: call.body.to, subject, text };
      return { accepted: (await sendCompanyMail(call.settings, row, content)).said };
    } catch (error) {
      throw new Refusal('test_failed', { details: { reason: failureOfMail(call, error) } });
    }
  });
  serve(api, contract.validateElastic, async (call) => {
    await countTest(call);
    const { sender_alias_email: user, password } = call.body;
    const row = await outRowOf(call.database, call.scope.companyId);
    const storedPassword =
      row.email_mode === 'elastic' ? mailServerOf(call.settings, row)?.password : '';
    const { elastic, allowPrivate } = call.settings.mail;
    try {
      await reach({ ...elastic, user, password: password ?? storedPassword ?? '' }, allowPrivate);
      return { valid: true, reason: null };
    } catch (error) {
      return { valid: false, reason: failureOfMail(call, error) };
    }
  });
}

function mountSending(api: Api) {
  serve(api, contract.changeSending, (call) => {
    const { updated_at, sms_part_price, viber_price, ...rest } = call.body;
    const prices = {
      sms_part_price: Math.round(sms_part_price * pointValueScale),
      viber_price: Math.round(viber_price * pointValueScale),
    };
    return changeCompanySettings(call, { ...rest, ...prices }, updated_at);
  });
  serve(api, contract.renewReceiptSecret, async (call) => {
    const { settings, scope } = call;
    const secret = randomBytes(32).toString('base64url');
    const receipt_secret = seal(settings.secret, scope.companyId, 'receipt_secret', secret);
    await changeCompanySettings(call, { receipt_secret });
    return { url: receiptsUrl(settings, scope.companyId), secret };
  });
}

/** How the messages of a company leave. */
export function mountMessaging(api: Api) {
  mountSending(api);
  mountSms(api);
  mountEmail(api);
  mountTests(api);
}
