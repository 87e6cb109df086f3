const controlled = (worker: ServiceWorkerContainer) =>
  worker.controller
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        worker.addEventListener('controllerchange', () => resolve(), { once: true });
      });

/** Has the worker of the till keep this page and the files it is made of, so that it opens without a connection. */
export async function keepPage(): Promise<void> {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  try {
    await worker.register('/till-worker.js');
    await controlled(worker);
    const built = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/'));
    await Promise.all([location.href, ...built].map((address) => fetch(address)));
  } catch {
    // Without a connection in this moment the page is kept when it is next opened with one.
  }
}
