import type { login } from '../../contract/people/auth.ts';
import type { SecondFactor } from '../../contract/people/second-factor.ts';
import { ApiError, send } from '../session/api.ts';
import { secondFactorOf } from './SecondStep.tsx';

/** The one application people sign in through by default (login-app-provider-id). */
const appProvider = 1;

/**
 * A password of an invitation, or of before mobiles were proved, leads on to one's own; one that is
 * right and not enough, to a second proof.
 */
function goingOn(error: unknown): 'prove' | SecondFactor {
  if (error instanceof ApiError && error.error === 'prove_mobile') return 'prove';
  const factor = secondFactorOf(error);
  if (factor) return factor;
  throw error;
}

export type SignedIn = Awaited<ReturnType<typeof send<typeof login>>>['data'];

interface Person {
  readonly country: number;
  readonly mobile: string;
  readonly password: string;
}

/** Signs somebody in by their password, or says what else is needed. */
export function tryPassword({ country, mobile, password }: Person, provider = appProvider) {
  const body = { app_provider_id: provider, country_id: country, mobile, password };
  return send<typeof login>('POST', '/users/login', { body }).catch(goingOn);
}
