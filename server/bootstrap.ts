import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { defaultTrees } from '../contract/permissions/default-trees.ts';
import { greeceId } from './common/countries.ts';
import { actQuietly, quietly } from './db/attributed.ts';
import type { Database } from './db/connection.ts';
import type { Executor } from './db/executor.ts';
import { countRows } from './db/upkeep.ts';
import { seedCampaigns } from './demo/campaigns/seed-campaigns.ts';
import { seedDemo } from './demo/seed.ts';
import { seedSelling } from './demo/selling/seed-selling.ts';
import type { FileStore } from './files/store.ts';
import { keepCode } from './messages/one-time-codes.ts';
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

/** What every installation has: the platform itself, its application and the first plans. */
async function createPlatform(tx: Executor) {
  await tx.insert(appProvidersTable).values({ name: 'Pistos' });
  await tx.insert(subscriptionPlansTable).values([...plans]);
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
async function welcomeOf({ db }: Database, demo: boolean): Promise<Prepared['welcome']> {
  if (demo) return demoWelcome;
  const admins = await db.$count(usersTable, sql`is_super_admin`);
  if (admins) return (address) => `\nPistos is ready:  ${address}\n\n`;
  const token = randomBytes(24).toString('base64url');
  await keepCode(db, firstAdminSubject, token, Date.now() + firstAdminLivesMs);
  return (address) =>
    `\nPistos is ready. Create the super admin, within a day and once:\n  ${address}/en/first-admin?token=${token}\n\n`;
}

/** Fills an empty database; leaves any other as it is. `wantsDemo` seeds the demo programme into an empty one. */
export async function prepareDatabase(
  database: Database,
  files: FileStore,
  wantsDemo: boolean,
  nowMs = Date.now(),
): Promise<Prepared> {
  const seeded = await database.db.transaction(async (tx) => {
    // Whoever comes second waits until the first has seeded, however long that takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${bootstrapLock})`);
    if (await tx.$count(appProvidersTable)) return false;
    await actQuietly(tx);
    await createPlatform(tx);
    if (!wantsDemo) return false;
    await seedDemo(tx, files, nowMs);
    await tx.insert(installationTable).values({ fact: demoFact, value: '1' });
    return true;
  });
  if (seeded) {
    await seedCampaigns(database, nowMs);
    await seedSelling(quietly(database), nowMs);
    await countRows(database);
  }
  const demo =
    (await database.db.$count(installationTable, eq(installationTable.fact, demoFact))) > 0;
  return { demo, welcome: await welcomeOf(database, demo) };
}
