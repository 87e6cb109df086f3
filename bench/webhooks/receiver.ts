import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Addresses of programs on one port, of which the first never answers, and what each was told. */
export async function startAddresses(count: number) {
  const told = new Map<string, Set<string>>();
  let messages = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    request.on('error', () => undefined);
    request.resume().on('end', () => {
      if (path === '/0') return;
      messages += 1;
      const own = told.get(path) ?? new Set();
      own.add(String(request.headers['webhook-id']));
      told.set(path, own);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    urls: Array.from({ length: count }, (_, n) => `http://127.0.0.1:${port}/${n}`),
    /** How many messages came, again or not. */
    messages: () => messages,
    /** How many different ones came to whoever has the fewest of those who answer. */
    fewest: () =>
      told.size < count - 1 ? 0 : Math.min(...[...told.values()].map(({ size }) => size)),
    forget: () => {
      told.clear();
      messages = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Addresses = Awaited<ReturnType<typeof startAddresses>>;
