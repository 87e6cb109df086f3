import { desc, eq } from 'drizzle-orm';
import { forgotPassword, login, updatePassword } from '../../../contract/people/auth.ts';
import { acceptInvitation, ownInvitations } from '../../../contract/people/invitations.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { call, type TestApp } from '../app.ts';

/** The six digits of the newest message to a mobile; '' where it got none. */
export async function codeSentTo({ database }: TestApp, mobile: string): Promise<string> {
  const [newest] = await database.db
    .select()
    .from(messagesTable)
    .where(eq(messagesTable.recipient, mobile))
    .orderBy(desc(messagesTable.message_id))
    .limit(1);
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? '';
}

/** Sets the password of whoever can read what is sent to a mobile, and signs in with it. */
export async function proveMobile(
  within: TestApp,
  mobile: string,
  password = 'ενας δικός μου κωδικός',
) {
  await call(within, forgotPassword, { body: { mobile } });
  const code = await codeSentTo(within, mobile);
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
