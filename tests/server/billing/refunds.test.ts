import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelBilling, creditNoteDocument } from '../../../contract/billing/subscriptions.ts';
import { fillPath } from '../../../contract/engine/endpoint.ts';
import { sendRefunds } from '../../../server/billing/payments/refund.ts';
import { TestBank } from '../../../server/billing/providers/test-bank.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  backgroundOf,
  choose,
  expectSound,
  firstMoment,
  history,
  mailsOf,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { download } from '../../support/areas/orders.ts';
import { pagesOf } from '../../support/areas/pdf.ts';

let selling: Selling;
afterEach(() => expectSound(selling));
beforeEach(async () => {
  selling = await addSelling();
  await sqlOf(selling, `update stores set email = 'buyer@example.org' where store_id = $1`, [
    selling.store.storeId,
  ]);
  await choose(selling, await addPlan(selling, 39.9));
  await addCard(selling, 'works');
});

const billingOf = async () => (await history(selling))[0];
async function refund(amount?: number, more: object = {}) {
  const billing = await billingOf();
  const params = { storeId: selling.company.companyId, id: billing?.billing_id ?? 0 };
  const body = {
    reason: 'Goodwill',
    refund: true,
    ...(amount === undefined ? {} : { amount }),
    ...more,
  };
  return call(selling.app, cancelBilling, { params, body, as: selling.seller });
}
const inBank = async () =>
  (
    await sqlOf<{ refunded: number }>(
      selling,
      `select (body ->> 'refunded')::int as refunded from test_bank where kind = 'payment'`,
    )
  )[0]?.refunded;
const written = () =>
  sqlOf<{ state: string; amount: number }>(
    selling,
    'select state, amount::int from billing_refunds order by refund_id',
  );

describe('what was paid by a card', () => {
  beforeEach(async () => {
    await payDue(selling);
  });

  test('and is asked back twenty times at once is given back once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await runAt(selling, firstMoment + 60_000);
    expect(await inBank()).toBe(3990);
    expect(await billingOf()).toMatchObject({
      status: 'refunded',
      refunded: 39.9,
      refunding: 0,
      refundable: 0,
    });
  });

  test('is given back in parts, and no more than there was', async () => {
    expect((await refund(10)).data).toMatchObject({ status: 'paid', refunded: 10 });
    const { refusal } = await refund(30);
    expect([refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      'refund_too_much',
      ['amount'],
    ]);
    expect(refusal.errors?.amount).toEqual(['At most €29.90 can be refunded. Reload the page.']);
    expect((await refund(0.001)).refusal.error).toBe('invalid');
    expect((await refund(0)).refusal.errors).toEqual({ amount: ['This must be more than 0.'] });
    expect((await refund()).data).toMatchObject({ status: 'refunded', refunded: 39.9 });
    expect((await refund(0.01)).refusal.error).toBe('billing_not_movable');
    expect(await inBank()).toBe(3990);
  });

  test('is refused to whoever saw it before another part was given back', async () => {
    const updated_at = (await billingOf())?.updated_at;
    selling.app.clock.now += 1000;
    expect((await refund(10, { updated_at })).status).toBe(200);
    expect((await refund(10, { updated_at })).refusal.error).toBe('changed_meanwhile');
  });

  test('is under way until the provider has done it, and cannot be asked back again meanwhile', async () => {
    const bank = TestBank.prototype.refund;
    TestBank.prototype.refund = () => Promise.reject(new Error('away'));
    try {
      expect((await refund(30)).data).toMatchObject({
        status: 'paid',
        refunded: 0,
        refunding: 30,
        refundable: 9.9,
        refunds: [{ state: 'pending', amount: 30, credit_note_number: null }],
      });
      expect((await refund(10)).refusal.error).toBe('refund_too_much');
      expect((await refund(9.9)).status).toBe(200);
    } finally {
      TestBank.prototype.refund = bank;
    }
    await sendRefunds(backgroundOf(selling));
    expect(await billingOf()).toMatchObject({ status: 'refunded', refunded: 39.9, refunding: 0 });
  });

  test('and was given back at the provider itself leaves nothing to give back here', async () => {
    const [payment] = await sqlOf<{ object_ref: string }>(
      selling,
      `select object_ref from test_bank where kind = 'payment'`,
    );
    const bank = new TestBank(backgroundOf(selling), selling.company.companyId);
    await bank.refund({ key: 'by hand', ref: payment?.object_ref ?? '', amount: 3000 });
    // Nobody has told yet: the provider says no to what is more, and that fails.
    await refund(20);
    await runAt(selling, firstMoment + 60_000);
    expect(await billingOf()).toMatchObject({ refunded: 30, refunding: 0, refundable: 9.9 });
    expect(await written()).toMatchObject([
      { state: 'failed', amount: 2000 },
      { state: 'succeeded', amount: 3000 },
    ]);
  });

  test('is never given back more often than it was paid, whoever writes it', async () => {
    const more = sqlOf(
      selling,
      `insert into billing_refunds (company_id, billing_id, payment_id, amount, reason, idempotency_key, created_at)
        select company_id, billing_id, payment_id, 3991, 'x', 'x', now() from billing_payments`,
    );
    await expect(more).rejects.toThrow(/refunds/);
  });
});

describe('a credit note', () => {
  async function noteIn(language: string, id: number) {
    const path = `/api${fillPath(creditNoteDocument.path, { storeId: selling.company.companyId, id })}`;
    const answer = await selling.app.app.request(path, {
      headers: { authorization: `Bearer ${selling.seller.token}`, 'x-locale': language },
    });
    return (await pagesOf(new Uint8Array(await answer.arrayBuffer())))
      .join('\n')
      .replaceAll('\u00a0', ' ');
  }

  test('has a number of its own, without gaps, a document and a mail', async () => {
    await payDue(selling);
    await refund(10);
    const { data } = await refund();
    expect(data.refunds.map(({ credit_note_number }) => credit_note_number)).toEqual([1, 2]);
    const page = await noteIn('el', data.refunds[0]?.refund_id ?? 0);
    for (const words of ['Πιστωτικό σημείωμα 1', 'Χρέωση 1', '10,00 €', 'ΦΠΑ 24 %', '1,93 €'])
      expect(page).toContain(words);
    const mails = (await mailsOf(selling)).filter(({ body }) => body.includes('Πιστωτικό'));
    expect(mails.map(({ body }) => /Πιστωτικό σημείωμα \d/.exec(body)?.[0])).toEqual([
      'Πιστωτικό σημείωμα 1',
      'Πιστωτικό σημείωμα 2',
    ]);
    const params = { ...of(selling), id: data.refunds[0]?.refund_id ?? 0 };
    const seen = await download(selling.app, own.creditNote, params, selling.payer);
    expect(seen.status).toBe(200);
  });

  test('credits the tax of its billing, in parts as in one, to the cent', async () => {
    await payDue(selling);
    await sqlOf(selling, 'update billing_sellers set vat_rate = 1300');
    for (const amount of [0.01, 13.33, 13.33, undefined]) await refund(amount);
    const [sum] = await sqlOf(
      selling,
      `select sum((t ->> 'net')::int)::int as net, sum((t ->> 'vat')::int)::int as vat, min((t ->> 'vat_rate')::int) as rate
        from billing_refunds, jsonb_array_elements(taxes) t`,
    );
    expect(sum).toEqual({ net: 3218, vat: 772, rate: 2400 });
  });
});
