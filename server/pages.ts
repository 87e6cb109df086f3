import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { takesCards } from '../contract/billing/pages.ts';
import { mayBePage } from '../contract/engine/pages.ts';
import { publicCouponOf } from './coupons/public/public-coupon.ts';
import { sharedCouponPage } from './coupons/public/shared-page.ts';
import type { Dependencies } from './http/dependencies.ts';
import { pageHeaders } from './http/headers.ts';
import { languageOfReader } from './http/language.ts';
import { Refusal } from './http/refusal.ts';
import { openApiDocument } from './openapi/document.ts';

const year = 'public, max-age=31536000, immutable';

/** The built panels: files with a hash in their name for ever, any other path the page itself. */
export function mountPages(app: Hono, folder: string, dependencies: Dependencies) {
  const { settings } = dependencies;
  const headers = pageHeaders(settings);
  app.use(
    '/assets/*',
    async (context, next) => {
      await next();
      context.header('cache-control', context.res.ok ? year : 'no-store');
      context.header('x-content-type-options', 'nosniff');
    },
    serveStatic({ root: folder, precompressed: true }),
  );
  app.get('/favicon.svg', serveStatic({ root: folder, precompressed: true }));
  // Asked for anew each time, so that a till never keeps an old one.
  for (const worker of ['/till-worker.js', '/push-worker.js'])
    app.get(
      worker,
      async (context, next) => {
        await next();
        context.header('cache-control', 'no-cache');
      },
      serveStatic({ root: folder, precompressed: true }),
    );
  let shell: Promise<string> | undefined;
  const page = () => {
    shell ??= readFile(join(folder, 'index.html'), 'utf8');
    return shell;
  };
  const plain = { ...headers, 'cache-control': 'no-cache' };
  app.get('/fb/coupons/:id{[1-9][0-9]{0,14}}', async (context) => {
    const { database, now } = dependencies;
    const id = Number(context.req.param('id'));
    const language = languageOfReader(context);
    const coupon = await publicCouponOf(database, id, now(), language).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!coupon) return context.html(await page(), 404, plain);
    const shared = sharedCouponPage(await page(), coupon.coupon, settings.publicUrl);
    return context.html(shared, 200, plain);
  });
  // What is no page says so to whoever reads no words; the page itself tells it to people.
  app.get('*', async (context) => {
    if (/^\/(api|assets|files)\//.test(context.req.path)) return context.notFound();
    const { path } = context.req;
    const own = takesCards(path) ? pageHeaders(settings, path) : {};
    return context.html(await page(), mayBePage(path) ? 200 : 404, { ...plain, ...own });
  });
}

const docsPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pistos API</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/api/docs/rapidoc.js"></script></head>
<body><rapi-doc spec-url="/api/docs/openapi.json" render-style="focused" load-fonts="false" show-header="false"
allow-authentication="true" allow-try="true" show-curl-before-try="true" persist-auth="false" fill-request-fields-with-example="true"
schema-style="table" theme="light" primary-color="#14505c"></rapi-doc></body></html>`;

/** The OpenAPI document and a page that renders it, from files of our own. */
export function mountDocs(app: Hono, settings: Dependencies['settings']) {
  const script = new URL(import.meta.resolve('rapidoc'));
  app.get('/api/openapi.json', (context) =>
    context.body(openApiDocument(), 200, { 'content-type': 'application/json' }),
  );
  app.get('/api/docs/openapi.json', (context) =>
    context.body(openApiDocument(settings.publicUrl), 200, {
      'content-type': 'application/json',
    }),
  );
  app.get('/api/docs', (context) => context.html(docsPage, 200, pageHeaders(settings)));
  app.get('/api/docs/rapidoc.js', async (context) =>
    context.body(await readFile(script, 'utf8'), 200, {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=86400',
    }),
  );
}
