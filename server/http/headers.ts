import { takesCards } from '../../contract/billing/pages.ts';
import type { Dependencies } from './dependencies.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;
const aYear = 'max-age=31536000';

/** Headers of every answer. Where the address is one of HTTPS, a browser is to use no other for a year. */
export const alwaysOf = ({ publicUrl }: Pick<Dependencies['settings'], 'publicUrl'>) => ({
  ...always,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': aYear } : {}),
});

const originOf = (template: string) =>
  new URL(template.replace(/\{s\}/g, 'a').replace(/[{}]/g, '')).origin.replace('//a.', '//*.');

/** Where Stripe's script, its fields and the pages of banks come from. */
const stripe = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com',
  pictures: ' https://*.stripe.com',
} as const;
const noStripe = { scripts: '', frames: '', calls: '', pictures: '' };

/**
 * What pages may load: our own files, a map's only where the administrator set one, and Stripe's where cards
 * are taken. Emotion writes its styles into the page, which is why those alone may be inline.
 */
export function contentSecurityPolicy(
  { googleMapsKey, mapTilesUrl, publicUrl, realtime }: Dependencies['settings'],
  path = '/',
): string {
  const cards = takesCards(path) ? stripe : noStripe;
  const google = googleMapsKey ? ' https://maps.googleapis.com https://maps.gstatic.com' : '';
  const tiles = mapTilesUrl ? ` ${originOf(mapTilesUrl)}` : '';
  const { cluster } = realtime;
  // Older Safari does not count a socket to the page's own server as 'self'.
  const push = realtime.builtIn
    ? new URL(publicUrl).origin.replace(/^http/, 'ws')
    : `wss://ws-${cluster}.pusher.com https://sockjs-${cluster}.pusher.com`;
  return [
    "default-src 'self'",
    `script-src 'self'${google}${cards.scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${google}${tiles}${cards.pictures}`,
    `font-src 'self' data:${google && ' https://fonts.gstatic.com'}`,
    `connect-src 'self' ${push}${google}${cards.calls}`,
    `frame-src 'self'${cards.frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of a page. */
export const pageHeaders = (settings: Dependencies['settings'], path?: string) => ({
  ...alwaysOf(settings),
  'content-security-policy': contentSecurityPolicy(settings, path),
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
});
