import type * as contract from '../../../../contract/people/second-factor.ts';
import { send } from '../../../session/api.ts';

const at = '/users/me/security';
export interface Proof {
  readonly password: string;
}

export const read = async (signal: AbortSignal) =>
  (await send<typeof contract.readSecurity>('GET', at, { signal })).data;

export const startApp = async (body: Proof) =>
  (await send<typeof contract.startAuthenticator>('POST', `${at}/authenticator`, { body })).data;

export const confirmApp = async (code: string) => {
  const path = `${at}/authenticator/confirm` as const;
  return (await send<typeof contract.confirmAuthenticator>('POST', path, { body: { code } })).data;
};

export const removeApp = async (body: Proof) => {
  const path = `${at}/authenticator/remove` as const;
  return (await send<typeof contract.removeAuthenticator>('POST', path, { body })).data;
};

/** Has the browser make a passkey. Throws whatever the browser throws where its owner did not confirm. */
export async function addPasskey({ name, password }: Proof & { readonly name: string }) {
  const { data: begun } = await send<typeof contract.startPasskey>('POST', `${at}/passkeys/start`, {
    body: { password },
  });
  // Only whoever adds one needs the code for it.
  const { startRegistration } = await import('@simplewebauthn/browser');
  // Their form is WebAuthn's: the contract only carries them from the server to the browser.
  const response = await startRegistration({ optionsJSON: begun.options as never });
  const body = { challenge: begun.challenge, name, response: { ...response } };
  return (await send<typeof contract.addPasskey>('POST', `${at}/passkeys`, { body })).data;
}

export const removePasskey = async (id: number, body: Proof) => {
  const path = `${at}/passkeys/{id}/remove` as const;
  return (await send<typeof contract.removePasskey>('POST', path, { params: { id }, body })).data;
};

export const renewCodes = async (body: Proof) =>
  (await send<typeof contract.newRecoveryCodes>('POST', `${at}/recovery-codes`, { body })).data;
