import { sql } from 'drizzle-orm';
import {
  beginRegistration,
  finishRegistration,
  resendVerification,
  verifyMobile,
} from '../../../contract/people/registration.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { hashOf } from '../../http/session.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { beginningOf } from '../../http/tokens.ts';
import { isRight, spendCode } from '../../messages/codes/one-time-codes.ts';
import { personOf } from '../sign-in/person.ts';
import { sessionUserOf } from '../sign-in/session-routes.ts';
import { begin, codeSubject, resend } from './begin.ts';
import { finish } from './finish.ts';

/** Registering in three steps: a mobile and the terms, the code that was sent to it, who they are (registration-steps). */
export function mountRegistration(api: Api) {
  serve(api, beginRegistration, async (call) => {
    const person = personOf(call.body);
    const identifier = await begin(call, person);
    const user = {
      user_registration_identifier: identifier,
      mobile_verification_code: null,
      mobile: person.mobile,
    };
    return { user };
  });
  serve(api, resendVerification, async (call) => {
    await resend(call, call.body.user_registration_identifier);
    return null;
  });
  serve(api, verifyMobile, async ({ database, body, address, now }) => {
    const account = hashOf(body.user_registration_identifier);
    const tried = triesOf('verify:', { account, address });
    await countTry(database, tried, now());
    const subject = codeSubject(account);
    const { mobile_verification_code: code } = body;
    const right = await isRight(database.db, subject, code, now());
    const done =
      right &&
      (await database.db.transaction(async (tx) => {
        if (!(await spendCode(tx, subject, code, now()))) return false;
        const moment = new Date(now());
        const { rowCount } = await tx.execute(
          sql`update registrations set proved_at = ${moment} where identifier_hash = ${account} and expires_at > ${moment}`,
        );
        return Boolean(rowCount);
      }));
    if (!done) throw invalidField('mobile_verification_code', 'wrongCode');
    await forgive(database, tried);
    return null;
  });
  serve(api, finishRegistration, async (call) => {
    const { id, ...issued } = await finish(call, call.body, beginningOf(call));
    return { ...issued, extra_data: { user: await sessionUserOf(call.database, id) } };
  });
}
