import { describe, expect, test } from 'vitest';
import { el as elShared } from '../../contract/words/el.ts';
import { en as enShared } from '../../contract/words/en.ts';
import { it as itShared } from '../../contract/words/it.ts';
import { sayRefusal } from '../../contract/words/say.ts';
import { words as elPanel } from '../../src/i18n/el/panel.ts';
import { words as elPublic } from '../../src/i18n/el/public.ts';
import { words as elCoupon } from '../../src/i18n/el/shared-coupon.ts';
import { words as enPanel } from '../../src/i18n/en/panel.ts';
import { words as enPublic } from '../../src/i18n/en/public.ts';
import { words as enCoupon } from '../../src/i18n/en/shared-coupon.ts';
import { words as itPanel } from '../../src/i18n/it/panel.ts';
import { words as itPublic } from '../../src/i18n/it/public.ts';
import { words as itCoupon } from '../../src/i18n/it/shared-coupon.ts';

type Texts = { readonly [key: string]: string | Texts };
const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${name}`, text]] : leaves(text, `${path}${name}.`),
  );

const said = {
  el: [elShared, elPanel, elPublic, elCoupon],
  en: [enShared, enPanel, enPublic, enCoupon],
  it: [itShared, itPanel, itPublic, itCoupon],
} as const;

/** What is said otherwise, by what it is about: the one word for each is in docs/glossary.md. */
const retired = {
  el: {
    'loyalty programme, card': /πιστότητας/i,
    'award points': /απονομή/i,
    claim: /διεκδ[ιί]κ/i,
    till: /ταμειακ[ήέ]|σημείο πώλησης/i,
    'pair a device': /σύζευξ/i,
    campaign: /εκστρατεί/i,
    'online / in store': /διαδικτυακ/i,
    'clear filters': /εκκαθάριση (τιμής|φίλτρ)/i,
    'erase a person': /ανωνυμοπο/i,
    'points liability': /υποχρέωση πόντων/i,
  },
  en: {
    'someone, besides': /\b(somebody|beside)\b/i,
    'pay with points': /\btaken? back\b/i,
    'till, store': /point of sale|\bbranch(es)?\b/i,
    tier: /\bladder\b/i,
    'erase a person': /anonymis/i,
    'available points': /can be used now/i,
  },
  it: {
    right: /\bdiritt[oi]\b/i,
    'till, store': /punto vendita|punto cassa|registratore di cassa|filiale/i,
    'pair a device': /disabbina/i,
    'postal code': /codice postale/i,
    'record number': /numero interno/i,
    voucher: /\bvoucher\b/i,
    'held points': /\btrattenut/i,
    'available points': /utilizzabil/i,
    tier: /\bscala\b/i,
    // One form of address: tu.
    you: /\b(vostr[oaie]|voi|avete|potete|siete|\w{3,}(atel[oaie]|etel[oaie]))\b|\b(scegliete|scrivete|riprovate|aggiungete|usate|aprite|inserite)\b/i,
  },
} as const;

describe.each(['el', 'en', 'it'] as const)('in %s', (language) => {
  const all = said[language].flatMap((texts) => leaves(texts as unknown as Texts));

  test.each(Object.entries(retired[language]))('%s has its one word', (_, former) => {
    expect(all.filter(([, text]) => former.test(text))).toEqual([]);
  });
});

test.each([
  ['el', 'Προϊόντα › Ομάδες › Προβολή'],
  ['en', 'Products › Group › Read'],
  ['it', 'Prodotti › Gruppi › Visualizzazione'],
] as const)('a refusal in %s calls a right %s (permission-tree-display)', (language, called) => {
  const said = sayRefusal(language, 'right_not_held', { paths: 'products.group.read' });
  expect(said).toContain(called);
});
