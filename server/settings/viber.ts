import { randomInt } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  cancelViberAlias,
  confirmViberAlias,
  requestViberAlias,
} from '../../contract/messages/messaging-calls.ts';
import type { ViberState } from '../../contract/settings/messaging-settings.ts';
import { phoneLeaving } from '../common/phones.ts';
import type { Executor } from '../db/executor.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { spendText } from '../http/text-budget.ts';
import { countTry, forgive, triesOf } from '../http/throttle.ts';
import { withoutCode } from '../messages/codes/codes.ts';
import { isRight, keepCode, spendCode } from '../messages/codes/one-time-codes.ts';
import { queueMessage } from '../messages/outbox.ts';
import { viberCodeText } from '../messages/settings-texts.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { companySettingsOf, type OfCompany } from './company-rows.ts';

const codeLivesMs = 24 * 60 * 60_000;
const subjectOf = (companyId: number) => `viber:${companyId}`;

/** From which states each is possible (viber-alias-transitions). */
const from = {
  request: ['none', 'requested'],
  confirm: ['requested'],
  cancel: ['requested', 'confirmed'],
} as const satisfies Record<string, readonly ViberState[]>;

/** Moves the alias. Throws alias_not_movable where its state does not allow it. */
async function move(
  tx: Executor,
  { scope }: OfCompany,
  states: readonly ViberState[],
  to: Partial<typeof companySettingsTable.$inferInsert>,
) {
  const { company_id, viber_state } = companySettingsTable;
  const itself = eq(company_id, scope.companyId);
  const done = await tx
    .update(companySettingsTable)
    .set({ ...to, updated_at: sql`now()` })
    .where(and(itself, inArray(viber_state, [...states])))
    .returning({ id: company_id });
  if (done.length) return;
  const [row] = await tx.select({ viber_state }).from(companySettingsTable).where(itself);
  throw new Refusal('alias_not_movable', { details: { state: row?.viber_state ?? '' } });
}

function mountRequest(api: Api) {
  serve(api, requestViberAlias, async (call) => {
    const { database, scope, body, language, address, now, settings } = call;
    const { primary_phone, country_id } = await companySettingsOf(call);
    if (!primary_phone) throw invalidField('primary_phone', 'required');
    // Each code is a message that somebody pays for.
    const account = String(scope.companyId);
    await countTry(database, triesOf('viber:', { account, address }), now());
    await spendText(database, scope.companyId, 'code', now());
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await database.db.transaction(async (tx) => {
      const viber_alias_name = body.alias_name;
      await move(tx, call, from.request, { viber_state: 'requested', viber_alias_name });
      await keepCode(tx, subjectOf(scope.companyId), code, now() + codeLivesMs);
      await queueMessage(tx, {
        companyId: scope.companyId,
        channel: 'sms',
        recipient: phoneLeaving(primary_phone, country_id),
        ...withoutCode(
          settings.secret,
          scope.companyId,
          (each) => viberCodeText(language, body.alias_name, each),
          code,
        ),
      });
    });
    return companySettingsOf(call);
  });
}

/** The alias under which the company's Viber messages are sent: asked for, proved, given up. */
export function mountViber(api: Api) {
  mountRequest(api);
  serve(api, confirmViberAlias, async (call) => {
    const { database, scope, body, address, now } = call;
    const subject = subjectOf(scope.companyId);
    const tried = triesOf('viber-code:', { account: String(scope.companyId), address });
    await countTry(database, tried, now());
    const right = await isRight(database.db, subject, body.code, now());
    await database.db.transaction(async (tx) => {
      await move(tx, call, from.confirm, { viber_state: 'confirmed' });
      if (!right || !(await spendCode(tx, subject, body.code, now())))
        throw invalidField('code', 'wrongCode');
    });
    await forgive(database, tried);
    return companySettingsOf(call);
  });
  serve(api, cancelViberAlias, async (call) => {
    await call.database.db.transaction((tx) =>
      move(tx, call, from.cancel, { viber_state: 'none', viber_alias_name: null }),
    );
    return companySettingsOf(call);
  });
}
