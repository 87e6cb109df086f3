import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  changeCompanyName,
  changeElorusClient,
  changeVatNumber,
  deleteCompany,
  documentCalls,
  loadCompany,
  uploadCompanyFile,
  uploadCompanyLogos,
  uploadLoyaltyLogo,
} from '../../contract/settings/company-profile.ts';
import {
  type CompanyDocument,
  companyDocuments,
} from '../../contract/settings/company-settings.ts';
import { checkBuyer } from '../billing/billings/vat-check.ts';
import { sayUnpaid } from '../billing/dashboard/unpaid.ts';
import { isCountry } from '../common/countries.ts';
import { assertVat } from '../common/vat.ts';
import { foresee } from '../engine/foresee.ts';
import { reencode } from '../engine/images.ts';
import { isPdf } from '../files/pdf.ts';
import type { Call } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { platformId } from '../messages/outbox.ts';
import { assertCompanyVat } from '../organisations/assert-vat.ts';
import { storesTable } from '../tables/organisations.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { changeCompany, changeCompanySettings, companySettingsOf } from './company-rows.ts';
import { liabilityAt, outstandingOf } from './outstanding.ts';

type Logo = 'logo' | 'map_logo' | 'offline_map_logo' | 'loyalty_logo';

function mountLogos(api: Api) {
  for (const endpoint of [uploadCompanyLogos, uploadLoyaltyLogo] as const)
    serve(api, endpoint as typeof uploadCompanyLogos, async (call) => {
      const { database, scope, upload, files } = call;
      const field = (upload?.field ?? 'logo') as Logo;
      const image = await files.save(await reencode(upload?.bytes ?? new Uint8Array(), field));
      const itself = and(
        eq(storesTable.company_id, scope.companyId),
        eq(storesTable.store_id, scope.companyId),
      );
      const [before] = await database.db
        .select({ path: storesTable[field] })
        .from(storesTable)
        .where(itself);
      const settings = await changeCompany(call, { [field]: image });
      if (before?.path) await files.remove(before.path);
      return settings;
    });
}

function mountDocuments(api: Api) {
  serve(api, uploadCompanyFile, async (call) => {
    const { database, scope, upload, files } = call;
    const field = (upload?.field ?? companyDocuments[0]) as CompanyDocument;
    const bytes = upload?.bytes ?? new Uint8Array();
    if (!isPdf(bytes)) throw new Refusal('not_a_pdf', { field });
    const file = await files.save(bytes, 'pdf');
    const [before] = await database.db
      .select({ path: companySettingsTable[field] })
      .from(companySettingsTable)
      .where(eq(companySettingsTable.company_id, scope.companyId));
    const settings = await changeCompanySettings(call, { [field]: file });
    if (before?.path) await files.remove(before.path);
    return settings;
  });
  for (const name of companyDocuments)
    serve(api, documentCalls[name], async ({ database, params, files }) => {
      const [row] = await database.db
        .select({ path: companySettingsTable[name] })
        .from(companySettingsTable)
        .innerJoin(
          storesTable,
          and(
            eq(storesTable.company_id, companySettingsTable.company_id),
            eq(storesTable.store_id, companySettingsTable.company_id),
            isNull(storesTable.deleted_at),
          ),
        )
        .where(eq(companySettingsTable.company_id, params.id));
      const body = row?.path && (await files.read(row.path));
      if (!body) throw new Refusal('not_found');
      return { body, name: `${name.replace('_file', '').replaceAll('_', '-')}.pdf` };
    });
}

function mountBilling(api: Api) {
  serve(api, changeVatNumber, async (call) => {
    const { vat_number, country_id } = call.body;
    if (!isCountry(country_id)) throw invalidField('country_id', 'invalidChoice');
    const taxed = { vatNumber: vat_number, countryId: country_id, field: 'vat_number' };
    assertVat(taxed);
    const { companyId } = call.scope;
    await changeCompany(call, { vat_number, country_id }, (tx) =>
      assertCompanyVat(tx, taxed, companyId),
    );
    // It is asked about at once, so that the form says how the company is taxed.
    await checkBuyer(call, platformId, companyId);
    return companySettingsOf(call);
  });
  serve(api, changeElorusClient, (call) => changeCompanySettings(call, call.body));
}

const goesWithIt = {
  name: 'goes-with-company',
  text: `select (select count(*) from stores where company_id = $1 and store_id <> $1 and deleted_at is null)::int as stores,
    (select count(*) from customers where company_id = $1 and deleted_at is null and merged_into is null)::int as customers`,
};

/** What nobody will be able to open or spend any more. */
async function lostWith({ database, scope: { companyId } }: Call<typeof deleteCompany>) {
  const { pool } = database;
  const { rows } = await pool.query<{ stores: number; customers: number }>({
    ...goesWithIt,
    values: [companyId],
  });
  const { customers, points, point_value } = await outstandingOf(database, companyId);
  const before = liabilityAt(points, point_value);
  return [
    { effect: 'lost_stores', count: rows[0]?.stores ?? 0 },
    { effect: 'lost_customers', count: rows[0]?.customers ?? 0 },
    { effect: 'lost_points', count: customers, before, after: 0 },
  ] as const;
}

function mountDelete(api: Api) {
  foresee(api, deleteCompany, lostWith);
  serve(api, deleteCompany, ({ database, scope, query }) =>
    database.db.transaction(async (tx) => {
      if (scope.companyId === platformId) throw new Refusal('forbidden');
      const { company_id, store_id, name, deleted_at } = storesTable;
      const own = eq(company_id, scope.companyId);
      const [company] = await tx
        .select({ name })
        .from(storesTable)
        .where(and(own, eq(store_id, scope.companyId)));
      const typed = query.confirm_name?.trim();
      if (typed !== undefined && typed !== company?.name)
        throw new Refusal('confirmation_required', {
          fields: { confirm_name: [{ name: 'required' }] },
        });
      await tx
        .update(storesTable)
        .set({ deleted_at: sql`now()` })
        .where(and(own, isNull(deleted_at)));
      return null;
    }),
  );
}

/** What a company is called, how it shows itself, and its end. */
export function mountCompanyProfile(api: Api) {
  serve(api, changeCompanyName, (call) => changeCompany(call, call.body));
  mountLogos(api);
  mountDocuments(api);
  mountBilling(api);
  mountDelete(api);
  serve(api, loadCompany, async (call) => {
    const { database, scope } = call;
    const [company] = await database.db
      .select()
      .from(storesTable)
      .where(
        and(eq(storesTable.company_id, scope.companyId), eq(storesTable.store_id, scope.companyId)),
      );
    if (!company) throw new Refusal('not_found');
    if (!company.active_subscription) await sayUnpaid(call);
    return loadCompany.reply.parse(company);
  });
}
