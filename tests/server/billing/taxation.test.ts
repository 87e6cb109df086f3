import { beforeEach, describe, expect, test } from 'vitest';
import { cancelBilling } from '../../../contract/billing/subscriptions.ts';
import { fillPath } from '../../../contract/engine/endpoint.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  expectSound,
  history,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { pagesOf } from '../../support/areas/pdf.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
  await sqlOf(selling, `update stores set vat_number = '094014201' where store_id = $1`, [
    selling.company.companyId,
  ]);
});

const italy = 380;
const switzerland = 756;
const buyerIn = (country: number, vatNumber: string | null) =>
  sqlOf(selling, 'update stores set country_id = $1, vat_number = $2 where store_id = $3', [
    country,
    vatNumber,
    selling.store.storeId,
  ]);

async function pageIn(language: string, path: string) {
  const answer = await selling.app.app.request(`/api${path}`, {
    headers: { authorization: `Bearer ${selling.payer.token}`, 'x-locale': language },
  });
  const pages = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}
const documentIn = async (language: string) =>
  pageIn(
    language,
    fillPath(own.document.path, {
      ...of(selling),
      id: (await history(selling))[0]?.billing_id ?? 0,
    }),
  );

describe('a rate that changes', () => {
  test('changes nothing of what was billed, nor of what corrects it', async () => {
    await sqlOf(selling, 'update billing_sellers set vat_rate = 1300');
    await choose(selling, await addPlan(selling, 254.31, { vat_included: false }));
    await addCard(selling, 'works');
    await payDue(selling);
    await sqlOf(selling, 'update billing_sellers set vat_rate = 2400');
    expect(await documentIn('el')).toContain('ΦΠΑ 13 % 33,06 €');
    const { data } = await call(selling.app, cancelBilling, {
      params: { storeId: selling.company.companyId, id: 1 },
      body: { reason: 'Goodwill', refund: true },
      as: selling.seller,
    });
    const id = data.refunds[0]?.refund_id ?? 0;
    const note = await pageIn('el', fillPath(own.creditNote.path, { ...of(selling), id }));
    expect(note).toContain('ΦΠΑ 13 % 33,06 €');
    await expectSound(selling);
  });

  test('stands in the document for each rate', async () => {
    await choose(selling, await addPlan(selling, 30));
    await addCard(selling, 'works');
    await payDue(selling);
    await sqlOf(selling, 'update billing_sellers set vat_rate = 1300');
    selling.app.clock.now = Date.parse('2026-02-14T10:00:00+02:00');
    await choose(selling, await addPlan(selling, 90));
    const page = await documentIn('el');
    expect(page).toContain('ΦΠΑ 24 % (-12,10 €) -2,90 €');
    expect(page).toContain('ΦΠΑ 13 % (39,82 €) 5,18 €');
    await expectSound(selling);
  });
});

describe('a buyer of another country', () => {
  test('of the Union accounts for the tax itself, with a number that holds', async () => {
    await buyerIn(italy, '00743110157');
    await choose(selling, await addPlan(selling, 124));
    const [billing] = await history(selling);
    expect(billing).toMatchObject({ net: 100, vat: 0, total: 100, reverse_charge: true });
    const page = await documentIn('it');
    for (const words of [
      'EL094014201',
      'IT00743110157',
      'Grecia',
      'Italia',
      'Inversione contabile',
    ])
      expect(page).toContain(words);
    await addCard(selling, 'works');
    await runAt(selling, '2026-01-31T10:10:00+02:00');
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    expect((await history(selling))[0]).toMatchObject({ vat: 0, total: 100, reverse_charge: true });
    await expectSound(selling);
  });

  test.each([
    ['without a number', italy, null],
    ['with one that does not hold', italy, '00743110158'],
    ['outside of the Union', switzerland, 'CHE-123.456.788'],
  ])('%s is taxed as in the seller’s', async (_, country, vatNumber) => {
    await buyerIn(country, vatNumber);
    await choose(selling, await addPlan(selling, 124));
    const [billing] = await history(selling);
    expect(billing).toMatchObject({ net: 100, vat: 24, total: 124, reverse_charge: false });
  });
});
