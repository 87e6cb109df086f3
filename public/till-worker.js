// Keeps the point of sale, and the page of a coupon whose voucher is on the device, openable while there is no
// connection. Only these pages and the built files, whose names change with their content, are kept; calls to the
// API never pass through here.
const name = 'till-1';
const isBuilt = (path) => path.startsWith('/assets/');
const isTill = (path) => /^\/(el|en|it)\/points-pos\/?$/.test(path);
const isCoupon = (path) => /^\/fb\/coupons\/\d+$/.test(path);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A device that is full, or keeps nothing, still opens what there is a connection for.
const kept = async (request, options) => {
  try {
    return await (await caches.open(name)).match(request, options);
  } catch {
    return undefined;
  }
};
const keep = async (request, answer) => {
  try {
    await (await caches.open(name)).put(request, answer);
  } catch {
    // Kept when it is next fetched.
  }
};

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok) void keep(request, answer.clone());
  return answer;
}

const fromCache = async (request) => (await kept(request)) ?? fetched(request);

async function fromNetwork(request) {
  try {
    return await fetched(request);
  } catch (error) {
    // Whatever language its address asks for: the page itself holds all of them.
    const page = await kept(request, { ignoreSearch: true });
    if (page) return page;
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
