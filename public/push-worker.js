// Shows what a company tells its customers in this browser. It has no page under it and keeps nothing.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

function shown(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener('push', (event) => {
  const { title, body, image, tag, url, stop } = shown(event);
  if (!title) return;
  const options = { body, image, tag, icon: '/favicon.svg', data: { url, stop: stop?.url } };
  const actions = stop ? [{ action: 'stop', title: stop.title }] : [];
  event.waitUntil(self.registration.showNotification(title, { ...options, actions }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, stop } = event.notification.data ?? {};
  const wanted = event.action === 'stop' ? stop : url;
  if (wanted) event.waitUntil(self.clients.openWindow(wanted));
});
