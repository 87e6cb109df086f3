import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerDispute,
  closeMonth,
  companyDebtDocument,
  companyDebtPostings,
  companyDebtTable,
  companyMonthlyPoints,
  companyStatement,
  decideDispute,
  monthlyAnalysis,
  saveDebtSettings,
  settleStatement,
} from '../../../contract/debts/company-calls.ts';
import { confirmStatement, disputeLine, storeDebts } from '../../../contract/debts/store-calls.ts';
import { isPdf } from '../../../server/files/pdf.ts';
import { sumDays } from '../../../server/ledger/days.ts';
import { call } from '../../support/app.ts';
import { type Finances, financialCalls, openFinances } from '../../support/areas/financial.ts';
import { download } from '../../support/areas/orders.ts';
import { pagesOf } from '../../support/areas/pdf.ts';
import { addMember } from '../../support/areas/people.ts';
import { addBranch, addTill, giveBack, setCompany, type Till } from '../../support/areas/till.ts';

const may = '2026-05';
const june = '2026-06';
let finances: Finances;
let till: Till;
let branch: Till;
beforeEach(async () => {
  finances = await openFinances();
  till = finances.till;
  branch = await addBranch(till);
});
const { at, buy, ofCompany } = financialCalls(() => finances);

const analysis = async (month = may) =>
  (await call(till.app, monthlyAnalysis, { ...ofCompany(), query: { month } })).data;
const statementOf = async ({ store }: Till, month = may) =>
  (await analysis(month)).statements.find(({ store_id }) => store_id === store.storeId);
const linesOf = async ({ store }: Till, month = may) => {
  const query = { month, store_id: String(store.storeId) } as never;
  return (await call(till.app, companyStatement, { ...ofCompany(), query })).data.lines;
};
const close = (month = may) => call(till.app, closeMonth, { ...ofCompany(), body: { month } });
const setRule = (rule: 'issuing' | 'redemption', vat_rate = 0, from_month = may) =>
  call(till.app, saveDebtSettings, { ...ofCompany(), body: { rule, vat_rate, from_month } });
const ofStore = ({ store, cashier }: Till) => ({ params: { storeId: store.storeId }, as: cashier });

/** 100 points given by the till, of which the branch honours 30, at 2 cents each. */
async function live() {
  await setCompany(till, { point_value: 200 });
  await buy('2026-05-04T09:00:00Z', 100);
  await buy('2026-05-10T09:00:00Z', 0.6, { points_used: 30 }, branch);
}

describe('a month', () => {
  test('paid for at redemption: whoever gave points owes whoever honoured them', async () => {
    await live();
    expect(await statementOf(till)).toMatchObject({
      status: 'open',
      owes: 0.6,
      owed: 0,
      total: -0.6,
    });
    expect(await statementOf(branch)).toMatchObject({ owes: 0, owed: 0.6, total: 0.6 });
    expect(await linesOf(branch)).toMatchObject([
      {
        debt_line_id: null,
        kind: 'honoured',
        other: { store_id: till.store.storeId },
        points: 30,
        total: 0.6,
      },
    ]);
  });

  test('paid for at issuing: stores pay the company for what they gave, and it pays who honoured', async () => {
    await live();
    expect((await setRule('issuing')).status).toBe(200);
    expect(await statementOf(till)).toMatchObject({ owes: 2, total: -2 });
    expect(await statementOf(branch)).toMatchObject({ owed: 0.6, total: 0.6 });
    const all = await analysis();
    expect(all.statements.find(({ company }) => company)).toMatchObject({
      owed: 2,
      owes: 0.6,
      total: 1.4,
    });
    expect(all.turned_over).toBe(2.6);
  });

  test.each(['issuing', 'redemption'] as const)(
    'settled by %s sums to nothing over the stores and the company, VAT included, however odd its amounts',
    async (rule) => {
      await setCompany(till, { point_value: 333 });
      const third = await addBranch(till);
      await buy('2026-05-04T09:00:00Z', 71.33);
      const receipt = await buy('2026-05-05T09:00:00Z', 53.07, {}, branch);
      await buy('2026-05-06T09:00:00Z', 1.23, { points_used: 17.31 }, third);
      await buy('2026-05-07T09:00:00Z', 0.77, { points_used: 11.13 }, branch);
      at('2026-05-08T09:00:00Z');
      await giveBack(branch, receipt, { amount: 20.01 });
      await setRule(rule, 24);
      expect((await analysis()).total).toEqual({ net: 0, vat: 0, total: 0 });
      at('2026-06-02T09:00:00Z');
      await close();
      expect((await analysis()).total).toEqual({ net: 0, vat: 0, total: 0 });
    },
  );

  test('says the same from the sums of days that are over as from its postings', async () => {
    await live();
    const before = await analysis();
    await sumDays(till.app.database, Date.parse('2026-05-20T09:00:00Z'));
    await buy('2026-05-25T09:00:00Z', 0.2, { points_used: 10 }, branch);
    expect((await analysis()).turned_over).toBeCloseTo(before.turned_over + 0.2, 5);
  });

  test.each(['issuing', 'redemption'] as const)(
    'settled by %s opens the postings of each line, whose points are those of the line, for either of its stores',
    async (rule) => {
      await live();
      const third = await addBranch(till);
      await buy('2026-05-11T09:00:00Z', 40, {}, third);
      await buy('2026-05-12T09:00:00Z', 1, { points_used: 20 }, third);
      await setRule(rule);
      const opened = async (storeId: number, line: Awaited<ReturnType<typeof linesOf>>[number]) => {
        const ids = { store_id: String(storeId), other_store_id: String(line.other.store_id) };
        const query = { month: may, kind: line.kind, ...ids } as never;
        const { data } = await call(till.app, companyDebtPostings, { ...ofCompany(), query });
        return data.postings.reduce((sum, { points }) => sum + points, 0);
      };
      let seen = 0;
      for (const { store_id } of (await analysis()).statements) {
        const query = { month: may, store_id: String(store_id) } as never;
        const { data } = await call(till.app, companyStatement, { ...ofCompany(), query });
        for (const line of data.lines)
          expect([line.kind, await opened(store_id, line)]).toEqual([line.kind, line.points]);
        seen += data.lines.length;
      }
      expect(seen).toBeGreaterThan(3);
    },
  );

  test('opens the postings that make each of its amounts', async () => {
    await live();
    const query = {
      month: may,
      kind: 'honoured',
      store_id: String(branch.store.storeId),
      other_store_id: String(till.store.storeId),
    } as never;
    const { data } = await call(till.app, companyDebtPostings, { ...ofCompany(), query });
    expect(data.postings).toMatchObject([{ kind: 'receipt', points: 30, value: 0.6 }]);
    expect(data.pagination.total).toBe(1);
  });
});

describe('closing', () => {
  test('is refused until an hour after the month', async () => {
    await live();
    at('2026-05-31T21:30:00Z');
    expect((await close()).refusal).toMatchObject({ error: 'debt_month_not_over' });
    at('2026-05-31T22:00:01Z');
    expect((await close()).status).toBe(200);
  });

  test('freezes a month: neither another worth of points nor another rule changes it', async () => {
    await live();
    at('2026-06-02T09:00:00Z');
    expect((await close()).data.statements).toBe(2);
    await setCompany(till, { point_value: 900 });
    expect((await setRule('issuing')).refusal).toMatchObject({
      error: 'debt_month_closed',
      errors: { from_month: [expect.any(String)] },
    });
    expect((await setRule('issuing', 0, june)).status).toBe(200);
    expect(await statementOf(branch)).toMatchObject({ status: 'closed', total: 0.6 });
  });

  test('twice, and by eight at once, closes once, with numbers without a gap', async () => {
    await live();
    at('2026-07-02T09:00:00Z');
    const all = await Promise.all(Array.from({ length: 8 }, () => close()));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await close(june);
    const { rows } = await till.app.database.pool.query(
      'select number from debt_statements order by 1',
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('goes month by month, and leaves receipts that are posted meanwhile to their own month', async () => {
    await live();
    at('2026-07-02T09:00:00Z');
    const [closed] = await Promise.all([
      close(),
      buy('2026-07-02T09:00:00Z', 0.2, { points_used: 10 }, branch),
    ]);
    expect(closed.status).toBe(200);
    expect(await statementOf(branch)).toMatchObject({ total: 0.6 });
    expect(await statementOf(branch, '2026-07')).toMatchObject({ status: 'open', total: 0.2 });
    at('2026-09-02T09:00:00Z');
    expect((await close('2026-08')).refusal).toMatchObject({ error: 'debt_month_order' });
  });
});

describe('a closed month', () => {
  let lineId: number;
  beforeEach(async () => {
    await live();
    await setRule('redemption', 24);
    at('2026-06-02T09:00:00Z');
    await close();
    lineId = (await linesOf(till))[0]?.debt_line_id ?? 0;
  });
  const dispute = (text = 'Δεν τους δώσαμε εμείς', whose = till) =>
    call(till.app, disputeLine, {
      ...ofStore(whose),
      params: { storeId: whose.store.storeId, id: lineId },
      body: { text },
    });
  const onLine = { id: 0 };
  const company = () => ({
    ...ofCompany(),
    params: { ...ofCompany().params, ...onLine, id: lineId },
  });
  const decide = (own: object) =>
    call(till.app, decideDispute, {
      ...company(),
      body: { store_id: till.store.storeId, text: 'Το είδαμε', ...own } as never,
    });
  const confirm = (whose: Till) =>
    call(till.app, confirmStatement, { ...ofStore(whose), body: { month: may } });
  const settle = (whose: Till) =>
    call(till.app, settleStatement, {
      ...ofCompany(),
      body: { month: may, store_id: whose.store.storeId },
    });

  test('is confirmed by its store and settled by the company, each once', async () => {
    expect((await confirm(branch)).status).toBe(200);
    expect((await statementOf(branch))?.status).toBe('confirmed');
    expect((await settle(branch)).status).toBe(200);
    expect((await settle(branch)).status).toBe(200);
    expect((await confirm(branch)).status).toBe(200);
    expect((await statementOf(branch))?.status).toBe('settled');
  });

  test('is disputed line by line, answered, and corrected in the next month with the line it corrects', async () => {
    expect((await dispute()).status).toBe(201);
    const answer = { store_id: till.store.storeId, text: 'Ποια απόδειξη;' };
    expect((await call(till.app, answerDispute, { ...company(), body: answer })).status).toBe(201);
    expect(await statementOf(till)).toMatchObject({ status: 'disputed', open_disputes: 1 });
    expect((await settle(till)).refusal).toMatchObject({ error: 'debt_disputed' });
    expect((await confirm(till)).refusal).toMatchObject({ error: 'debt_disputed' });
    expect((await decide({ accepted: true, amount: 0.5 })).status).toBe(200);
    expect((await linesOf(till))[0]).toMatchObject({
      net: -0.6,
      dispute: {
        status: 'accepted',
        correction: 0.62,
        messages: [{ by_company: false }, { by_company: true }, { by_company: true }],
      },
    });
    expect(await statementOf(till)).toMatchObject({ status: 'closed', total: -0.74 });
    expect(await linesOf(till, june)).toMatchObject([
      { kind: 'correction', net: 0.5, total: 0.62, corrects: { debt_line_id: lineId, month: may } },
    ]);
    expect((await analysis(june)).total.total).toBe(0);
  });

  test('stays as it is where a dispute is rejected, which is decided once', async () => {
    await dispute();
    expect((await decide({ accepted: false })).status).toBe(200);
    expect((await decide({ accepted: true })).refusal).toMatchObject({ error: 'debt_decided' });
    expect((await dispute('Πάλι')).refusal).toMatchObject({ error: 'debt_decided' });
    expect(await linesOf(till, june)).toEqual([]);
  });

  test('is corrected once where both of its stores dispute a line, and never by more than the line', async () => {
    await dispute();
    await dispute('Ήταν περισσότεροι', branch);
    expect((await decide({ accepted: true, amount: 0.61 })).refusal).toMatchObject({
      error: 'debt_over_line',
      errors: { amount: [expect.stringContaining('0')] },
    });
    expect((await decide({ accepted: true })).status).toBe(200);
    const other = { accepted: true, store_id: branch.store.storeId };
    expect((await decide(other)).refusal).toMatchObject({ error: 'debt_decided' });
  });

  test('cannot be disputed once it is settled', async () => {
    await settle(till);
    expect((await dispute()).refusal).toMatchObject({ error: 'debt_settled' });
  });

  test('is no business of another store or company', async () => {
    const third = await addBranch(till);
    expect((await dispute('Δικό μας', third)).status).toBe(404);
    const query = { month: may, store_id: String(till.store.storeId) } as never;
    const other = await addTill(till.app);
    const params = { storeId: other.company.storeId };
    const as = await addMember(till.app, other.company);
    expect((await call(till.app, companyStatement, { params, query, as })).status).toBe(404);
  });

  test('is a document and a table', async () => {
    const { params, as } = ofCompany();
    const of = { month: may, store_id: String(till.store.storeId) };
    const pdf = await download(till.app, companyDebtDocument, params, as, of);
    expect(isPdf(pdf.bytes)).toBe(true);
    const [page] = await pagesOf(pdf.bytes);
    expect(page).toContain('Points of this store, redeemed by: ');
    const branchPdf = await download(till.app, companyDebtDocument, params, as, {
      ...of,
      store_id: String(branch.store.storeId),
    });
    const [branchPage] = await pagesOf(branchPdf.bytes);
    expect(branchPage).toContain('Redeemed here, points of: ');
    expect(branchPage).toMatch(/Date: \d\d\/\d\d\/2026/);
    const table = await download(till.app, companyDebtTable, params, as, { month: may });
    expect(new TextDecoder().decode(table.bytes)).toMatch(
      /2026-05,Points redeemed,.*,30,0\.6,0\.14,0\.74,EUR/,
    );
  });
});

test('a store sees its months, the newest first, and changes nothing without the right to', async () => {
  await live();
  at('2026-06-02T09:00:00Z');
  await close();
  const { data } = await call(till.app, storeDebts, ofStore(branch));
  expect(data.statements).toMatchObject([
    { month: june, status: 'open', total: 0 },
    { month: may, status: 'closed', number: expect.any(Number), total: 0.6 },
  ]);
  const reader = await addMember(till.app, branch.store, {
    history: { read: true, debts: { read: true } },
  });
  const params = { storeId: branch.store.storeId };
  expect((await call(till.app, storeDebts, { params, as: reader })).status).toBe(200);
  const confirmed = await call(till.app, confirmStatement, {
    params,
    body: { month: may },
    as: reader,
  });
  expect(confirmed.status).toBe(403);
});

test('monthly points tell what each store gave, took back, honoured and saw expire', async () => {
  await live();
  const receipt = await buy('2026-05-11T09:00:00Z', 50);
  at('2026-05-12T09:00:00Z');
  await giveBack(till, receipt, { amount: 20 });
  const query = { month: may };
  const { data } = await call(till.app, companyMonthlyPoints, { ...ofCompany(), query });
  const of = ({ store }: Till) => data.stores.find(({ store_id }) => store_id === store.storeId);
  expect(of(till)).toMatchObject({
    given: 130,
    given_value: 2.6,
    returned: 20,
    honoured: 0,
    honoured_elsewhere: 30,
    net: 130,
  });
  expect(of(branch)).toMatchObject({
    given: 0,
    honoured: 30,
    honoured_value: 0.6,
    honoured_of_others: 30,
    net: -30,
  });
  expect(data.total).toMatchObject({ given: 130, honoured: 30, net: 100 });
});
