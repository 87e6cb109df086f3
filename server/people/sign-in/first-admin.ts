import { firstAdmin } from '../../../contract/people/auth.ts';
import type { Database } from '../../db/connection.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { type Beginning, beginningOf, issueToken } from '../../http/tokens.ts';
import { matches, spendCode } from '../../messages/codes/one-time-codes.ts';
import { usersTable } from '../../tables/people.ts';
import { hashPassword } from './passwords.ts';
import { type Person, personNamed } from './person.ts';
import { sessionUserOf } from './session-routes.ts';
import { assertStrong } from './strength/strength.ts';

/** The subject of the one-time token that the first start of an empty installation prints. */
export const firstAdminSubject = 'first-admin';

interface Admin {
  person: Person;
  full_name: string;
  password_hash: string;
  token: string;
}

/** Creates the admin and signs them in. Throws wrongCode for a token that is used up. */
const create = ({ db }: Database, { person, token, ...own }: Admin, beginning: Beginning) =>
  db.transaction(async (tx) => {
    // So long a token is not guessed; counting tries would let anybody end it.
    if (!(await spendCode(tx, firstAdminSubject, token, beginning.nowMs)))
      throw invalidField('token', 'wrongCode');
    // Whoever reads the server's own output needs no other proof.
    const proved_at = new Date(beginning.nowMs).toISOString();
    const [admin] = await tx
      .insert(usersTable)
      .values({ ...person, ...own, is_super_admin: true, proved_at })
      .returning({ id: usersTable.user_id });
    const id = admin?.id ?? 0;
    return { id, ...(await issueToken(tx, id, beginning)) };
  });

/** The super admin of an empty installation. */
export function mountFirstAdmin(api: Api) {
  serve(api, firstAdmin, async (call) => {
    const { database, body } = call;
    const person = personNamed(body);
    if (!person) throw invalidField('mobile', 'invalidPhone');
    const { token, full_name } = body;
    if (!(await matches(database.db, firstAdminSubject, token, call.now())))
      throw invalidField('token', 'wrongCode');
    await assertStrong(body.password, [body.mobile, full_name]);
    const password_hash = await hashPassword(body.password);
    const { id, ...issued } = await create(
      database,
      { person, token, full_name, password_hash },
      beginningOf(call),
    );
    return { ...issued, extra_data: { user: await sessionUserOf(database, id) } };
  });
}
