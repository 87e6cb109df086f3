import { and, eq, sql } from 'drizzle-orm';
import type { VatCheck } from '../../contract/billing/subscriptions.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { tellReceipt } from '../../contract/messages/receipts.ts';
import { documentCalls } from '../../contract/settings/company-profile.ts';
import {
  type CompanyDocument,
  type CompanySettings,
  companyDocuments,
  companySettings,
} from '../../contract/settings/company-settings.ts';
import { toldVatCheck } from '../billing/billings/vat-check.ts';
import { couponCreationTypes } from '../common/catalogue.ts';
import type { Executor } from '../db/executor.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { platformId } from '../messages/outbox.ts';
import { pointsOf, pointValueScale } from '../runtime/units.ts';
import { storesTable } from '../tables/organisations.ts';
import { companySettingsTable } from '../tables/settings.ts';

type Settings = typeof companySettingsTable.$inferSelect;
type Company = typeof storesTable.$inferSelect & { readonly vat_check: VatCheck | null };
export type SettingsChange = Partial<typeof companySettingsTable.$inferInsert>;

/** What of a call is needed to read and answer the settings of its company. */
export type OfCompany = Pick<AnyCall, 'database' | 'scope' | 'settings' | 'language'>;

type Installation = Pick<OfCompany['settings'], 'channels' | 'publicUrl'>;

/** Where the gateway of a company tells what arrived. */
export const receiptsUrl = ({ publicUrl }: Pick<Installation, 'publicUrl'>, companyId: number) =>
  `${publicUrl}/api${tellReceipt.path.replace('{id}', String(companyId))}`;

const sendingOf = (row: Settings) => ({
  quiet_from: row.quiet_from,
  quiet_until: row.quiet_until,
  offers_per_day: row.offers_per_day,
  gateway_per_second: row.gateway_per_second,
  sms_part_price: row.sms_part_price / pointValueScale,
  viber_price: row.viber_price / pointValueScale,
  sms_stop_number: row.sms_stop_number,
  sms_shortest: row.sms_shortest,
  sms_capitals: row.sms_capitals,
});

const messagingOf = (row: Settings, installation: Installation) => ({
  sms_configuration: {
    mode: row.sms_mode,
    url: row.sms_url,
    sender_name: row.sms_sender_name,
    token_set: row.sms_token !== null,
  },
  email_configuration: {
    mode: row.email_mode,
    host: row.email_host,
    port: row.email_port,
    email: row.email_account,
    sender_alias_name: row.email_own_name,
    sender_alias_email: row.email_own_address,
    password_set: row.email_password !== null,
  },
  campaign_credentials: {
    username: row.campaign_username,
    password_set: row.campaign_password !== null,
  },
  viber_configuration: { state: row.viber_state, alias_name: row.viber_alias_name },
  message_sending: sendingOf(row),
  message_receipts: {
    url: receiptsUrl(installation, row.company_id),
    secret_set: row.receipt_secret !== null,
  },
  installation_channels: [...installation.channels],
});

/** Where a document is downloaded; the file behind it changes its name with each upload. */
const documentsOf = (row: Settings) =>
  Object.fromEntries(
    companyDocuments.map((name) => [
      name,
      row[name] && `/api${documentCalls[name].path.replace('{id}', String(row.company_id))}`,
    ]),
  ) as Record<CompanyDocument, string | null>;

const initialPointsOf = ({ init_user_points, total_users }: Settings) => {
  const initial_points = { init_user_points: pointsOf(init_user_points), total_users };
  return { ...initial_points, initial_points };
};

const replyOf = (
  row: Settings,
  company: Company,
  language: Language,
  installation: Installation,
): CompanySettings =>
  companySettings.parse({
    ...company,
    ...row,
    ...initialPointsOf(row),
    point_value: row.point_value / pointValueScale,
    coupon_creation_types: couponCreationTypes.map(({ id, name }) => ({
      coupon_creation_type_id: id,
      name: name[language],
    })),
    ...messagingOf(row, installation),
    ...documentsOf(row),
  });

/** The settings of a company as the API tells them; no secret is among them. Throws not_found. */
export async function companySettingsOf(call: OfCompany): Promise<CompanySettings> {
  const { database, scope, settings, language } = call;
  const itself = and(
    eq(storesTable.company_id, companySettingsTable.company_id),
    eq(storesTable.store_id, companySettingsTable.company_id),
  );
  const [row] = await database.db
    .select({ settings: companySettingsTable, company: storesTable })
    .from(companySettingsTable)
    .innerJoin(storesTable, itself)
    .where(eq(companySettingsTable.company_id, scope.companyId));
  if (!row) throw new Refusal('not_found');
  const vat_check = await toldVatCheck(database.db, platformId, scope.companyId);
  return replyOf(row.settings, { ...row.company, vat_check }, language, settings);
}

/**
 * Changes what is named and answers the settings as they are then. Throws changed_meanwhile, with
 * those, for a stale `updated_at`.
 */
export async function changeCompanySettings(
  call: OfCompany,
  values: SettingsChange,
  loadedAt?: string,
): Promise<CompanySettings> {
  const { company_id, updated_at } = companySettingsTable;
  const fresh = loadedAt ? eq(updated_at, loadedAt) : undefined;
  const done = await call.database.db
    .update(companySettingsTable)
    .set({ ...values, updated_at: sql`now()` })
    .where(and(eq(company_id, call.scope.companyId), fresh))
    .returning({ id: company_id });
  const current = await companySettingsOf(call);
  if (!done.length) throw new Refusal('changed_meanwhile', { current });
  return current;
}

/**
 * Changes the company's own row, which is the store that is its own company. `assert` refuses it in the same
 * transaction.
 */
export async function changeCompany(
  call: OfCompany,
  values: Partial<typeof storesTable.$inferInsert>,
  assert?: (tx: Executor) => Promise<void>,
): Promise<CompanySettings> {
  const { companyId } = call.scope;
  await call.database.db.transaction(async (tx) => {
    await assert?.(tx);
    await tx
      .update(storesTable)
      .set({ ...values, updated_at: sql`now()` })
      .where(and(eq(storesTable.company_id, companyId), eq(storesTable.store_id, companyId)));
  });
  return companySettingsOf(call);
}
