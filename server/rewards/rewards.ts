import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Offer } from '../../contract/messages/channel-content.ts';
import { rewardPicture, rewards, testRewardPicture } from '../../contract/rewards/rewards.ts';
import type { Executor } from '../db/executor.ts';
import { crud } from '../engine/crud.ts';
import { reencode } from '../engine/images.ts';
import { rowsOf } from '../engine/rows.ts';
import type { AnyCall, Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { assertSaid } from '../messages/offers.ts';
import { giftsTable, rewardsTable } from '../tables/gifts.ts';
import { emailThemesTable } from '../tables/messages.ts';
import { mountTestMessages } from './test-messages.ts';

const rows = rowsOf(rewards, rewardsTable, {
  computed: {
    campaigns: sql`(select count(*) from campaigns k where k.company_id = rewards.company_id and k.status in ('scheduled', 'running', 'paused')
      and (k.definition -> 'campaign_reward' ->> 'reward_id')::bigint = rewards.reward_id)`,
  },
});

/** Throws invalid, naming the field, for a gift that is not the company's. */
export async function assertGifts(
  db: Executor,
  companyId: number,
  ids: readonly number[] = [],
  field = 'gift_ids',
) {
  if (!ids.length) return;
  const { company_id, gift_id, deleted_at } = giftsTable;
  const own = and(eq(company_id, companyId), inArray(gift_id, [...ids]), isNull(deleted_at));
  // None of them is deleted until the transaction ends.
  const known = await db.select({ id: gift_id }).from(giftsTable).where(own).for('key share');
  if (known.length !== new Set(ids).size) throw invalidField(field, 'invalidChoice');
}

/** Throws invalid for a theme that is not the company's. */
export async function assertTheme(db: Executor, companyId: number, id: number | null | undefined) {
  if (!id) return;
  const { company_id, store_email_theme_id, deleted_at } = emailThemesTable;
  const own = and(eq(company_id, companyId), eq(store_email_theme_id, id), isNull(deleted_at));
  const [known] = await db.select({ id: store_email_theme_id }).from(emailThemesTable).where(own);
  if (!known) throw invalidField('email.store_email_theme_id', 'invalidChoice');
}

interface Given extends Offer {
  points: number | null;
  gift_ids: number[];
}

/** Throws invalid for a reward of nothing, of other companies' gifts, or that has nothing to say. */
async function assertWhole(db: Executor, { companyId }: Scope, reward: Given) {
  if (!reward.points && !reward.gift_ids.length) throw invalidField('points', 'required');
  await assertGifts(db, companyId, reward.gift_ids);
  await assertTheme(db, companyId, reward.email?.store_email_theme_id);
  assertSaid(reward);
}

const savePicture = async ({ files, upload }: Pick<AnyCall, 'files' | 'upload'>) => ({
  url: await files.save(await reencode(upload?.bytes ?? new Uint8Array(), upload?.field)),
});

/** What campaigns give, and the messages about it. */
export function mountRewards(api: Api) {
  crud(api, rewards, rows, ['create', 'update']);
  serve(api, rewards.calls.create, ({ database, scope, body }) =>
    database.db.transaction(async (tx) => {
      await assertWhole(tx, scope, body);
      return rows.create(tx, scope, body);
    }),
  );
  serve(api, rewards.calls.update, ({ database, scope, params, body }) =>
    database.db.transaction(async (tx) => {
      const before = await rows.read(tx, scope, params.id);
      await assertWhole(tx, scope, { ...before, ...body });
      return rows.update(tx, scope, params.id, body);
    }),
  );
  serve(api, rewardPicture, savePicture);
  serve(api, testRewardPicture, savePicture);
  mountTestMessages(api);
}
