import type { Database } from '../../db/connection.ts';
import type { Caller } from '../../http/call.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { invalidField } from '../../http/refusal.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { hasApp, spendAppCode } from '../second-factor/authenticator.ts';
import { assertPassword } from './change-password.ts';

interface Proving {
  readonly database: Database;
  readonly caller: Caller;
  readonly address: string;
  readonly now: () => number;
  readonly settings: Pick<Dependencies['settings'], 'secret'>;
  readonly body: { readonly password?: string | undefined; readonly code?: string | undefined };
}

/**
 * Whoever is signed in proves that it is them, by a code of their authenticator app or by their password. Throws
 * too_many_attempts, wrongCode at `code` and wrongPassword at `password`.
 */
export async function proveSelf(call: Proving): Promise<void> {
  const { database, caller, address, now, settings, body } = call;
  if (!body.code) return assertPassword(call, body.password ?? '', 'password');
  const tried = triesOf('own-code:', { account: String(caller.userId), address });
  await countTry(database, tried, now());
  const { db } = database;
  const passed =
    (await hasApp(db, caller.userId)) &&
    (await spendAppCode(db, caller.userId, body.code, settings.secret, now()));
  if (!passed) throw invalidField('code', 'wrongCode');
  await forgive(database, tried);
}
