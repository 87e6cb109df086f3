// Keeps the point of sale, and the page of a coupon whose voucher is on the device, openable while there is no
// connection. Only these pages and the built files, whose names change with their content, are kept; calls to the
// API never pass through here.
const name = 'till-1';
const isBuilt = (path) => path.startsWith('/assets/');
const isTill = (path) => /^\/(el|en|it)\/points-pos\/?$/.test(path);
const isCoupon = (path) => /^\/fb\/coupons\/\d+$/.test(path);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fromCache(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) cache.put(request, answer.clone());
  return answer;
}

async function fromNetwork(request) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    // Whatever language its address asks for: the page itself holds all of them.
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (isBuilt(pathname)) event.respondWith(fromCache(event.request));
  else if (isCoupon(pathname) || (mode === 'navigate' && isTill(pathname)))
    event.respondWith(fromNetwork(event.request));
});
