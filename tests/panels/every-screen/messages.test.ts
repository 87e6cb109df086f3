import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { el as elShared } from '../../../contract/words/el.ts';
import { en as enShared } from '../../../contract/words/en.ts';
import { it as itShared } from '../../../contract/words/it.ts';
import { plans as elPlans } from '../../../src/i18n/el/billing/sold.ts';
import { words as el } from '../../../src/i18n/el/panel.ts';
import { words as elPublic } from '../../../src/i18n/el/public.ts';
import { registration as elRegistration } from '../../../src/i18n/el/registration.ts';
import { words as elCoupon } from '../../../src/i18n/el/shared-coupon.ts';
import { plans as enPlans } from '../../../src/i18n/en/billing/sold.ts';
import { words as en } from '../../../src/i18n/en/panel.ts';
import { words as enPublic } from '../../../src/i18n/en/public.ts';
import { registration as enRegistration } from '../../../src/i18n/en/registration.ts';
import { words as enCoupon } from '../../../src/i18n/en/shared-coupon.ts';
import { plans as itPlans } from '../../../src/i18n/it/billing/sold.ts';
import { words as it } from '../../../src/i18n/it/panel.ts';
import { words as itPublic } from '../../../src/i18n/it/public.ts';
import { registration as itRegistration } from '../../../src/i18n/it/registration.ts';
import { words as itCoupon } from '../../../src/i18n/it/shared-coupon.ts';
import { messages } from '../../messages.data.ts';

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
const said = (...trees: object[]) =>
  new Map(trees.flatMap((tree, place) => leaves(tree as Tree, `${place}:`)));
const words = {
  en: said(enShared, en, enPublic, enCoupon, enRegistration, { plans: enPlans }),
  el: said(elShared, el, elPublic, elCoupon, elRegistration, { plans: elPlans }),
  it: said(itShared, it, itPublic, itCoupon, itRegistration, { plans: itPlans }),
};

const keysOf = (text: string) =>
  [...words.en].filter(([, word]) => word === text).map(([key]) => key);

const root = join(import.meta.dirname, '../../..');
/** Everything but words: what screens and refusals are made of. */
const code = ['src', 'server', 'contract']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/^(src\/i18n|contract\/words)\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Whether some code names a key: as a whole, or its last name where the rest is put before it. */
function isUsed(key: string): boolean {
  const path = key.slice(key.indexOf(':') + 1);
  const resource = /^resources\.(.+)\.texts\.(created|updated|deleted)$/.exec(path)?.[1];
  if (resource) return code.includes(`'${resource}'`);
  const last = path.split('.').at(-1) ?? '';
  return code.includes(path) || new RegExp(`(['.:]|\\b)${last}\\b`).test(code);
}

test.each(messages.map(({ when, text }) => [when, text] as const))(
  '%s It is told: %s',
  (_, text) => {
    const keys = keysOf(text);
    expect(keys.filter(isUsed)).not.toEqual([]);
    for (const language of ['el', 'it'] as const)
      for (const key of keys) {
        const own = words[language].get(key);
        expect(own?.trim(), `${language} ${key}`).toBeTruthy();
        expect(own, `${language} ${key}`).not.toBe(text);
      }
  },
);

test('every message of the specification is looked for', () => {
  expect(messages).toHaveLength(90);
});
