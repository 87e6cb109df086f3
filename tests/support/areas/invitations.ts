import { forgotPassword, login, updatePassword } from '../../../contract/people/auth.ts';
import { acceptInvitation, ownInvitations } from '../../../contract/people/invitations.ts';
import { call, type TestApp } from '../app.ts';
import { sentCode } from './sent-codes.ts';

/** Sets the password of whoever can read what is sent to a mobile, and signs in with it. */
export async function proveMobile(
  within: TestApp,
  mobile: string,
  password = 'ενας δικός μου κωδικός',
) {
  await call(within, forgotPassword, { body: { mobile } });
  const code = await sentCode(within, mobile);
  const body = { mobile, code, password, password_confirmation: password };
  await call(within, updatePassword, { body });
  const { data } = await call(within, login, { body: { mobile, password } });
  return { token: data.access_token, userId: data.extra_data.user.user_id };
}

/** Says yes to all that somebody is asked to join. */
export async function acceptAll(within: TestApp, as: { token: string }) {
  const { data } = await call(within, ownInvitations, { as });
  for (const { invitation_id: id } of data.invitations)
    await call(within, acceptInvitation, { as, params: { id } });
}
