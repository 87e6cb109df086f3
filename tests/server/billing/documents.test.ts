import { beforeEach, expect, test } from 'vitest';
import { billingDocument } from '../../../contract/billing/subscriptions.ts';
import { fillPath } from '../../../contract/engine/endpoint.ts';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  history,
  of,
  own,
  payDue,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { download } from '../../support/areas/orders.ts';
import { pagesOf } from '../../support/areas/pdf.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
  await sqlOf(
    selling,
    `update stores set vat_number = '094014201', address = 'Ερμού 12' where store_id = $1`,
    [selling.company.companyId],
  );
  await choose(selling, await addPlan(selling, 29.9));
});

const idOf = async () => (await history(selling))[0]?.billing_id ?? 0;
async function pageIn(language: string) {
  const path = `/api${fillPath(own.document.path, { ...of(selling), id: await idOf() })}`;
  const answer = await selling.app.app.request(path, {
    headers: { authorization: `Bearer ${selling.payer.token}`, 'x-locale': language },
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pages = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  return pages[0]?.replaceAll('\u00a0', ' ') ?? '';
}

test('a billing is a document in three languages, with who, what and how much', async () => {
  const greek = await pageIn('el');
  for (const words of [
    'Χρέωση 1',
    'Προς πληρωμή',
    'Αλφα',
    'ΑΦΜ: 094014201',
    'Ερμού 12',
    'Βασικό',
    'ΦΠΑ 24 %',
    '29,90 €',
    'RF',
  ])
    expect(greek).toContain(words);
  expect(greek).not.toContain('ΔΟΚΙΜΗ');
  expect(await pageIn('en')).toContain('Billing 1');
  expect(await pageIn('it')).toContain('Addebito 1');
});

test('one that the test provider took says so, across its page and in words', async () => {
  await addCard(selling, 'works');
  await payDue(selling);
  const page = await pageIn('el');
  expect(page).toContain('ΔΟΚΙΜΗ');
  expect(page).toContain('δεν κινήθηκαν πραγματικά χρήματα');
  expect(page).toContain('Πληρωμένη');
});

test('says who they were that day, whatever they are called since', async () => {
  await sqlOf(selling, `update stores set name = 'Ωμέγα' where store_id = $1`, [
    selling.company.companyId,
  ]);
  expect(await pageIn('el')).toContain('Αλφα');
});

test('is its seller’s and its buyer’s, and nobody else’s', async () => {
  const { companyId } = selling.company;
  const id = await idOf();
  const sold = await download(
    selling.app,
    billingDocument,
    { storeId: companyId, id },
    selling.seller,
  );
  expect(sold.status).toBe(200);
  const other = await addCompany(selling.app, 'Βήτα');
  const as = await addMember(selling.app, other);
  const foreign = await download(
    selling.app,
    billingDocument,
    { storeId: other.companyId, id },
    as,
  );
  expect(foreign.status).toBe(404);
});
