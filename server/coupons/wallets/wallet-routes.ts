import { applePass, googlePass } from '../../../contract/coupons/passes.ts';
import * as contract from '../../../contract/settings/wallets.ts';
import { drawnInTurn } from '../../files/in-turn.ts';
import type { AnyCall } from '../../http/call.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, giveBack, ofAddress } from '../../http/throttle.ts';
import { applePassFile } from './apple-pass.ts';
import { passCertificate } from './certificate.ts';
import { serviceAccount } from './google-account.ts';
import { googlePassUrl } from './google-pass.ts';
import { passOfClaim, samplePass } from './pass-facts.ts';
import {
  appleOf,
  changeWallets,
  googleOf,
  sealedKey,
  walletSettingsOf,
  walletsOf,
} from './wallet-rows.ts';

type OfCompany = Pick<AnyCall, 'database' | 'scope' | 'settings'>;
type Change = Parameters<typeof changeWallets>[2];

const settingsOf = async ({ database, scope }: OfCompany) =>
  walletSettingsOf(await walletsOf(database, scope.companyId));

async function change(call: OfCompany, values: Change) {
  await changeWallets(call.database, call.scope.companyId, values);
  return settingsOf(call);
}

const fileOf = (bytes: Buffer, name: string) => ({
  name: `${name}.pkpass`,
  body: new Uint8Array(bytes),
});

function mountApple(api: Api) {
  serve(api, contract.changeAppleWallet, (call) => {
    const { certificate, authority, key, passType, team, expiresAt } = passCertificate(
      call.body,
      call.now(),
    );
    return change(call, {
      apple_certificate: certificate,
      apple_authority: authority,
      apple_pass_type: passType,
      apple_team: team,
      apple_expires_at: expiresAt.toISOString(),
      ...sealedKey(call.settings.secret, call.scope.companyId, 'apple_key', key),
    });
  });
  serve(api, contract.removeAppleWallet, (call) =>
    change(call, {
      apple_certificate: null,
      apple_authority: null,
      apple_pass_type: null,
      apple_team: null,
      apple_expires_at: null,
      apple_key: null,
    }),
  );
  serve(api, contract.sampleApplePass, async (call) => {
    const { database, scope, settings, files, language, now } = call;
    const certificate = appleOf(settings.secret, await walletsOf(database, scope.companyId));
    const facts = samplePass(await nameOf(call), language, now());
    return fileOf(await drawnInTurn(() => applePassFile(files, certificate, facts)), 'sample');
  });
}

async function nameOf({ database, scope }: OfCompany): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>({
    name: 'name-of-company',
    text: 'select name from stores where company_id = $1 and store_id = $1',
    values: [scope.companyId],
  });
  return rows[0]?.name ?? '';
}

function mountGoogle(api: Api) {
  serve(api, contract.changeGoogleWallet, (call) => {
    const { account, key } = serviceAccount(call.body.service_account);
    return change(call, {
      google_issuer: call.body.issuer_id,
      google_account: account,
      ...sealedKey(call.settings.secret, call.scope.companyId, 'google_key', key),
    });
  });
  serve(api, contract.removeGoogleWallet, (call) =>
    change(call, { google_issuer: null, google_account: null, google_key: null }),
  );
  serve(api, contract.sampleGooglePass, async (call) => {
    const { database, scope, settings, language, now } = call;
    const issuer = googleOf(settings.secret, await walletsOf(database, scope.companyId));
    const facts = samplePass(await nameOf(call), language, now());
    return { url: googlePassUrl(issuer, facts, { publicUrl: settings.publicUrl, nowMs: now() }) };
  });
}

type Asking = Pick<AnyCall, 'database' | 'address' | 'now' | 'language'> & {
  params: { id: number };
  query: { code: string; lang?: AnyCall['language'] | undefined };
};

/** The voucher a code stands for; codes that are tried one after the other have to wait. */
async function asked({ database, address, now, language, params, query }: Asking) {
  const tried = [ofAddress('pass:', address)];
  await countTry(database, tried, now());
  const { code, lang = language } = query;
  const found = await passOfClaim(database, params.id, { code, language: lang, nowMs: now() });
  await giveBack(database, tried);
  return { ...found, row: await walletsOf(database, found.companyId) };
}

function mountPasses(api: Api) {
  serve(api, applePass, async (call) => {
    const { facts, row } = await asked(call);
    const certificate = appleOf(call.settings.secret, row);
    return fileOf(await drawnInTurn(() => applePassFile(call.files, certificate, facts)), 'coupon');
  });
  serve(api, googlePass, async (call) => {
    const { facts, row } = await asked(call);
    const { publicUrl, secret } = call.settings;
    return { url: googlePassUrl(googleOf(secret, row), facts, { publicUrl, nowMs: call.now() }) };
  });
}

/** Vouchers in the wallets of phones, where a company has set them up. */
export function mountWallets(api: Api) {
  serve(api, contract.readWallets, settingsOf);
  mountApple(api);
  mountGoogle(api);
  mountPasses(api);
}
