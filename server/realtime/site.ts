import type { IncomingMessage } from 'node:http';

/** Where the product is, and whether a proxy of ours is in front of it. */
export interface Site {
  readonly publicUrl: string;
  readonly trustProxy: boolean;
}

/**
 * Whether a socket is one of our own pages'. Every page that a browser shows may open a socket to us;
 * only the browser's Origin tells which it is. What is no browser sends none, and has to sign in like all.
 */
export function isFrom({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(publicUrl).origin || from.host === host;
}

/** The address of a socket; what a proxy of ours wrote last is where it comes from. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const addresses = trustProxy ? headers['x-forwarded-for'] : undefined;
  const forwarded = String(addresses ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded || (socket.remoteAddress ?? 'local');
}
