import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const longest = 200;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/**
 * The page of a coupon as it is shared: its title, picture and description stand in the HTML itself,
 * for whoever shows a preview of the link without running a page.
 */
export function sharedCouponPage(page: string, coupon: PublicCoupon, publicUrl: string): string {
  const { title, description, image, store, coupon_id } = coupon;
  const name = `${title} · ${store.name}`;
  const summary = cut(description?.replace(/\s+/g, ' ') || name);
  const picture = image ?? store.logo;
  const properties = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:site_name', store.name],
    ['og:description', summary],
    ['og:url', `${publicUrl}/fb/coupons/${coupon_id}`],
    ...(picture ? [['og:image', `${publicUrl}${picture}`]] : []),
  ] as const;
  const metas = [
    ...properties.map(
      ([key, value]) => `<meta property="${key}" content="${escaped(value ?? '')}" />`,
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`,
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${escaped(summary)}" />\n    ${metas.join('\n    ')}`,
    );
}
