import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const name = 'pistos-device';
const aYear = 31_536_000;

/**
 * What a browser says it is, and what it is known by when somebody signs in. That signs nobody in: it only keeps wrong tries of
 * others from being counted against this browser.
 */
export function deviceOf(context: Context, publicUrl: string) {
  const sent = getCookie(context, name);
  return {
    agent: context.req.header('user-agent'),
    device: sent && /^[\w-]{40,50}$/.test(sent) ? sent : undefined,
    rememberDevice: (secret: string) =>
      setCookie(context, name, secret, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: publicUrl.startsWith('https:'),
        path: '/api/users',
        maxAge: aYear,
      }),
  };
}
