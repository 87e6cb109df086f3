import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { allEndpoints } from '../contract/all.ts';
import { unsubscribePage } from '../contract/engine/pages.ts';
import { sayRefusal } from '../contract/words/say.ts';
import { mountAudit } from './audit/routes.ts';
import { mountBackups } from './backup/routes.ts';
import { mountBilling } from './billing/routes.ts';
import { mountDraws } from './campaigns/draws/routes.ts';
import { mountPreviews } from './campaigns/previews/previews.ts';
import { mountCampaigns } from './campaigns/routes.ts';
import { mountStatus } from './campaigns/status/change.ts';
import { mountProductImports } from './catalogue/imports/routes.ts';
import { mountProductPoints } from './catalogue/product-points.ts';
import { mountProducts } from './catalogue/products.ts';
import { mountCatalogue } from './catalogue/routes.ts';
import { mountCommon } from './common/routes.ts';
import { mountCoupons } from './coupons/kinds/coupons.ts';
import { mountCodeFiles } from './coupons/multiple/code-files.ts';
import { mountMultipleCoupons } from './coupons/multiple/routes.ts';
import { mountPublicCoupons } from './coupons/public/public-routes.ts';
import { mountPublicPush } from './coupons/public/push.ts';
import { mountRedemptions } from './coupons/routes.ts';
import { mountWallets } from './coupons/wallets/wallet-routes.ts';
import { mountCardOrders } from './customers/card-orders/routes.ts';
import { mountCardFiles } from './customers/cards/card-files.ts';
import { mountCards } from './customers/cards/cards.ts';
import { mountImports } from './customers/imports/routes.ts';
import { mountImportUndo } from './customers/imports/undo/routes.ts';
import { mountCustomers } from './customers/routes.ts';
import { pulseQuestion } from './db/alive/pulse.ts';
import { productVersion } from './db/place.ts';
import { mountDebts } from './debts/routes.ts';
import { mountMappers } from './developers/answers/routes.ts';
import { mountApiKeys } from './developers/keys/api-keys.ts';
import { mountWebhooks } from './developers/webhooks/routes.ts';
import { mountEmailThemes } from './email-themes/email-themes.ts';
import { mountUses } from './engine/uses/mount.ts';
import { mountExports } from './exports/routes.ts';
import { mountGiftOrders } from './gift-orders/routes.ts';
import { mountGifts } from './gifts/gifts.ts';
import type { Dependencies } from './http/dependencies.ts';
import { answerError } from './http/errors.ts';
import { alwaysOf } from './http/headers.ts';
import { Health } from './http/health.ts';
import { keyUseOf } from './http/key-use.ts';
import { languageOfCall } from './http/language.ts';
import { Refusal } from './http/refusal.ts';
import type { Api } from './http/serve.ts';
import { closingTries } from './http/throttle.ts';
import { mountPush } from './messages/push/routes.ts';
import { mountReceipts } from './messages/receipts/receipts.ts';
import { mountMessages } from './messages/routes.ts';
import { mountUnsubscribing } from './messages/unsubscribe/routes.ts';
import { mountNetworkRegions } from './organisations/network-regions.ts';
import { mountRegistering } from './organisations/registering/routes.ts';
import { mountStart } from './organisations/start.ts';
import { mountStores } from './organisations/stores.ts';
import { mountSubLoyalties } from './organisations/sub-loyalties.ts';
import { mountDocs, mountPages } from './pages.ts';
import { mountMembers } from './people/members/routes.ts';
import { mountRegistration } from './people/registration/routes.ts';
import { mountAuth } from './people/sign-in/routes.ts';
import { mountSession } from './people/sign-in/session-routes.ts';
import { mountTiers } from './point-titles/routes.ts';
import { mountRealtime } from './realtime/routes.ts';
import { mountReports } from './reports/routes.ts';
import { mountStatistics } from './reports/statistics/routes.ts';
import { mountRewards } from './rewards/rewards.ts';
import { Underway } from './runtime/underway.ts';
import { mountSettings } from './settings/routes.ts';
import { mountBuying } from './shop/buying/routes.ts';
import { mountShopCatalogue } from './shop/catalogue/routes.ts';
import { mountManagedSuppliers } from './suppliers/routes.ts';
import { mountSuppliers } from './suppliers/store-suppliers.ts';
import { mountSynergies } from './synergies/routes.ts';
import { mountTills } from './tills/routes.ts';
import { mountTransactions } from './transactions/routes.ts';

const mounts = [
  mountAuth,
  mountRegistration,
  mountSession,
  mountBackups,
  mountCommon,
  mountProducts,
  mountProductPoints,
  mountCatalogue,
  mountProductImports,
  mountStores,
  mountRegistering,
  mountStart,
  mountNetworkRegions,
  mountGifts,
  mountSuppliers,
  mountManagedSuppliers,
  mountMembers,
  mountMessages,
  mountReceipts,
  mountPush,
  mountUnsubscribing,
  mountAudit,
  mountSettings,
  mountCards,
  mountCardFiles,
  mountCardOrders,
  mountTiers,
  mountSynergies,
  mountSubLoyalties,
  mountRealtime,
  mountCustomers,
  mountImports,
  mountImportUndo,
  mountTransactions,
  mountDebts,
  mountReports,
  mountStatistics,
  mountTills,
  mountCoupons,
  mountRedemptions,
  mountPublicCoupons,
  mountPublicPush,
  mountWallets,
  mountGiftOrders,
  mountCodeFiles,
  mountMultipleCoupons,
  mountRewards,
  mountEmailThemes,
  mountUses,
  mountCampaigns,
  mountDraws,
  mountStatus,
  mountPreviews,
  mountBilling,
  mountBuying,
  mountExports,
  mountApiKeys,
  mountWebhooks,
  mountMappers,
  mountShopCatalogue,
];

/** Throws where the contract declares a call that nobody serves. */
function assertAllServed({ served }: Api) {
  const missing = allEndpoints.filter((endpoint) => !served.has(endpoint));
  if (missing.length)
    throw new Error(
      `Not served: ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    );
}

/** What is answered to one person is kept by nobody on the way, nor by the browser of a shared till. */
function keepNothing({ res }: Context) {
  if (res.headers.has('cache-control')) return;
  if (res.headers.get('content-type')?.startsWith('application/json'))
    res.headers.set('cache-control', 'no-store');
}

/** The link of a message is whoever's it came to: what it says is nobody else's business. */
const loggedPath = (path: string) =>
  path.startsWith(`/${unsubscribePage}/`) ? `/${unsubscribePage}` : path;

function observe({ app, dependencies, underway }: Api, health: Health) {
  const { database, log, settings } = dependencies;
  const headers = Object.entries(alwaysOf(settings));
  const keyUse = keyUseOf(database, log);
  app.use('*', async (context, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    context.header('x-request-id', requestId);
    for (const [name, value] of headers) context.header(name, value);
    await underway.during(() => closingTries(database, next));
    keepNothing(context);
    const { method } = context.req;
    const { status } = context.res;
    const ms = Math.round(performance.now() - began);
    keyUse.note(context, { requestId, method, status, ms });
    // The path without its query: what people search for is nobody's business.
    log.info({ requestId, method, path: loggedPath(context.req.path), status, ms });
  });
  app.onError((error, context) => {
    health.note(error);
    return answerError(error, context, log, context.res.headers.get('x-request-id') ?? '');
  });
}

/** A balancer that waits longer sends calls meanwhile. */
const answersWithinMs = 800;

function mountHealth(app: Hono, { database, files }: Dependencies, health: Health) {
  app.get('/healthz', (context) =>
    context.json({ data: { alive: true, version: productVersion } }),
  );
  app.get('/readyz', async (context) => {
    await (database.pulse?.answers(answersWithinMs) ?? database.pool.query(pulseQuestion));
    const trouble = await health.trouble(files);
    const skewMs = database.pulse?.clock.skewMs();
    if (!trouble)
      return context.json({ data: { ready: true, ...(skewMs ? { clock_skew_ms: skewMs } : {}) } });
    const message = sayRefusal(languageOfCall(context), trouble);
    return context.json({ code: 503, error: trouble, message }, 503, { 'retry-after': '30' });
  });
}

/** By how their names end: mails have their own, as many who read them know no WebP. */
const pictureTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function mountFiles(app: Hono, { files }: Dependencies) {
  app.get('/files/:name', async (context) => {
    // Pictures are for everybody; what else is kept is answered by the calls it belongs to.
    const type = pictureTypes[context.req.path.split('.').at(-1) ?? ''];
    const content = type && (await files.read(context.req.path));
    if (!content) throw new Refusal('not_found');
    return context.body(content, 200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
}

/**
 * The whole application, from all it touches; `pages` is the folder of the built panels, `health` what
 * `/readyz` tells.
 */
export const createApp = (...settled: Parameters<typeof createApi>): Hono =>
  createApi(...settled).app;

/** The same with its calls, for what asks them from within. */
export function createApi(
  dependencies: Dependencies,
  pages?: string,
  health = new Health(dependencies.now),
): Api {
  const app = new Hono({ strict: false });
  const api: Api = { app, dependencies, served: new Map(), underway: new Underway() };
  observe(api, health);
  mountHealth(app, dependencies, health);
  for (const mount of mounts) mount(api);
  assertAllServed(api);
  mountDocs(app, dependencies.settings);
  mountFiles(app, dependencies);
  if (pages) mountPages(app, pages, dependencies);
  app.notFound((context) => answerError(new Refusal('not_found'), context, dependencies.log, ''));
  return api;
}
