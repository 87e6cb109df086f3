import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { defaultTrees } from '../contract/permissions/default-trees.ts';
import { greeceId } from './common/countries.ts';
import { asOne } from './db/as-one.ts';
import { actQuietly, quietly } from './db/attributed.ts';
import type { Database } from './db/connection.ts';
import type { Executor } from './db/executor.ts';
import { countRows } from './db/upkeep.ts';
import { seedCampaigns } from './demo/campaigns/seed-campaigns.ts';
import { seedDemo } from './demo/seed.ts';
import { seedSelling } from './demo/selling/seed-selling.ts';
import type { FileStore } from './files/store.ts';
import { keepCode } from './messages/codes/one-time-codes.ts';
import { platformId } from './messages/outbox.ts';
import { createCompany } from './organisations/create-company.ts';
import { firstAdminSubject } from './people/sign-in/first-admin.ts';
import { subscriptionPlansTable } from './tables/organisations.ts';
import { appProvidersTable, installationTable, usersTable } from './tables/people.ts';

const bootstrapLock = 720_115;
const demoFact = 'demo';
const firstAdminLivesMs = 24 * 60 * 60_000;

interface Prepared {
  demo: boolean;
  /** What the start prints: where the product is, and whom to sign in as. */
  welcome: (address: string) => string;
}

const plans = [
  {
    plan_name: { el: 'Κατάστημα', en: 'Store', it: 'Negozio' },
    plan_description: {
      el: 'Όλα όσα χρειάζεται ένα κατάστημα.',
      en: 'Everything one store needs.',
      it: 'Tutto ciò che serve a un negozio.',
    },
    plan_price: 2900,
    interval: 'month',
    is_brand: false,
    permissions: defaultTrees.store,
  },
  {
    plan_name: { el: 'Εταιρεία', en: 'Company', it: 'Azienda' },
    plan_description: {
      el: 'Πρόγραμμα επιβράβευσης για πολλά καταστήματα.',
      en: 'A loyalty programme over many stores.',
      it: 'Un programma fedeltà per più negozi.',
    },
    plan_price: 9900,
    interval: 'month',
    is_brand: true,
    permissions: defaultTrees.company,
  },
] as const;

// A sequence keeps what it gave to rows that were never committed, and the platform has the first id of all.
const restartIds = sql`do $$
  declare own record;
  begin
    for own in select s.oid::regclass as sequence, t.oid::regclass as place, quote_ident(a.attname) as name
      from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class t on t.oid = d.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where d.deptype in ('a', 'i') and t.relnamespace = 'public'::regnamespace
    loop
      execute format('select setval(%L, coalesce(max(%s), 0) + 1, false) from %s', own.sequence, own.name, own.place);
    end loop;
  end $$`;

/** What every installation has: the platform itself, its application and the first plans, which only the demo offers at once. */
async function createPlatform(tx: Executor, demo: boolean) {
  await tx.insert(appProvidersTable).values({ name: 'Pistos' });
  await tx
    .insert(subscriptionPlansTable)
    .values(plans.map((plan) => ({ ...plan, is_public: demo })));
  const id = await createCompany(tx, { name: 'Pistos', country_id: greeceId });
  if (id !== platformId) throw new Error(`The platform's id is ${id}, not ${platformId}`);
}

const demoWelcome = (address: string) => `
Pistos is ready:  ${address}

Sign in with country Greece (+30), password pistos-demo, and
  6900000001  super admin       6900000002  company admin
  6900000003  store moderator   6900000004  supplier
A paired till of Αιγαίον Σύνταγμα asks who is there: the moderator's PIN is 7391, the admin's 8264.

`;

/** Whom to sign in as, or how to become the first admin where nobody is one. */
async function welcomeOf({ db, now }: Database, demo: boolean): Promise<Prepared['welcome']> {
  if (demo) return demoWelcome;
  const admins = await db.$count(usersTable, sql`is_super_admin`);
  if (admins) return (address) => `\nPistos is ready:  ${address}\n\n`;
  const token = randomBytes(24).toString('base64url');
  await keepCode(db, firstAdminSubject, token, now() + firstAdminLivesMs);
  return (address) =>
    `\nPistos is ready. Create the super admin, within a day and once:\n  ${address}/en/first-admin?token=${token}\n\n`;
}

/** What comes before all else in an empty database; answers whether it was empty. */
async function createFirst(tx: Executor, files: FileStore, demo: boolean, nowMs: number) {
  // Whoever comes second waits until the first has seeded, however long that takes.
  await tx.execute(sql`select pg_advisory_xact_lock(${bootstrapLock})`);
  const known = await tx.select().from(appProvidersTable).limit(1);
  if (known.length) return false;
  await tx.execute(restartIds);
  await actQuietly(tx);
  await createPlatform(tx, demo);
  if (!demo) return true;
  await seedDemo(tx, files, nowMs);
  await tx.insert(installationTable).values({ fact: demoFact, value: '1' });
  return true;
}

/** Fills an empty database; leaves any other as it is. `wantsDemo` seeds the demo programme into an empty one. */
export async function prepareDatabase(
  database: Database,
  files: FileStore,
  wantsDemo: boolean,
  nowMs = database.now(),
): Promise<Prepared> {
  await asOne(database, async (whole) => {
    const isNew = await whole.db.transaction((tx) => createFirst(tx, files, wantsDemo, nowMs));
    if (!isNew || !wantsDemo) return;
    await seedCampaigns(whole, nowMs);
    await seedSelling(quietly(whole), nowMs);
    await countRows(whole);
  });
  const demo =
    (await database.db.$count(installationTable, eq(installationTable.fact, demoFact))) > 0;
  return { demo, welcome: await welcomeOf(database, demo) };
}
