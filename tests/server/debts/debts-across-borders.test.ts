import { beforeEach, expect, test } from 'vitest';
import {
  closeMonth,
  companyDebtDocument,
  companyStatement,
  decideDispute,
  saveDebtSettings,
} from '../../../contract/debts/company-calls.ts';
import { disputeLine } from '../../../contract/debts/store-calls.ts';
import { call } from '../../support/app.ts';
import { type Finances, financialCalls, openFinances } from '../../support/areas/financial.ts';
import { download } from '../../support/areas/orders.ts';
import { pagesOf } from '../../support/areas/pdf.ts';
import { addBranch, setCompany, type Till } from '../../support/areas/till.ts';

const may = '2026-05';
const [greece, italy] = [300, 380];
let finances: Finances;
let till: Till;
let branch: Till;
const { at, buy, ofCompany } = financialCalls(() => finances);

const placeIn = ({ store }: Till, country: number, vatNumber: string | null) =>
  till.app.database.pool.query(
    'update stores set country_id = $1, vat_number = $2 where store_id = $3',
    [country, vatNumber, store.storeId],
  );
const statementOf = async ({ store }: Till, month = may) => {
  const query = { month, store_id: String(store.storeId) } as never;
  return (await call(till.app, companyStatement, { ...ofCompany(), query })).data;
};
const close = () => call(till.app, closeMonth, { ...ofCompany(), body: { month: may } });

// The till gives points; the branch, in Italy, honours some of them and is owed their worth.
beforeEach(async () => {
  finances = await openFinances();
  till = finances.till;
  branch = await addBranch(till);
  const body = { rule: 'redemption', vat_rate: 24, from_month: may };
  await call(till.app, saveDebtSettings, { ...ofCompany(), body });
  await placeIn(branch, italy, '00743110157');
  await setCompany(till, { point_value: 200 });
  await buy('2026-05-04T09:00:00Z', 100);
  await buy('2026-05-10T09:00:00Z', 0.6, { points_used: 30 }, branch);
});

test('what is owed to a store of another country of the Union is without VAT, and stays so when it is closed', async () => {
  await placeIn(till, greece, '094014201');
  const owed = { net: 0.6, vat: 0, total: 0.6, reverse_charge: true };
  expect(await statementOf(branch)).toMatchObject({ lines: [owed], statement: { total: 0.6 } });
  at('2026-06-02T09:00:00Z');
  await close();
  // Another country later changes nothing of what was closed.
  await placeIn(till, italy, '00743110157');
  expect(await statementOf(branch)).toMatchObject({ lines: [owed] });
  expect(await statementOf(till)).toMatchObject({
    lines: [{ net: -0.6, vat: 0, reverse_charge: true }],
  });
});

test('its statement says so in the words of the law, with both numbers', async () => {
  await placeIn(till, greece, '094014201');
  const { params, as } = ofCompany();
  const of = { month: may, store_id: String(branch.store.storeId) };
  const { bytes } = await download(till.app, companyDebtDocument, params, as, of);
  const page = (await pagesOf(new Uint8Array(bytes))).join('\n').replaceAll(/\s+/g, ' ');
  for (const words of ['2006/112', 'EL094014201', 'IT00743110157']) expect(page).toContain(words);
});

test('what corrects a line is taxed as that line was', async () => {
  await placeIn(till, greece, '094014201');
  at('2026-06-02T09:00:00Z');
  await close();
  const id = (await statementOf(till)).lines[0]?.debt_line_id ?? 0;
  const own = { params: { storeId: till.store.storeId, id }, as: till.cashier };
  await call(till.app, disputeLine, { ...own, body: { text: 'Too much' } });
  await placeIn(till, greece, null);
  await call(till.app, decideDispute, {
    params: { ...ofCompany().params, id },
    as: ofCompany().as,
    body: { store_id: till.store.storeId, accepted: true, text: 'Agreed' },
  });
  expect(await statementOf(till, '2026-06')).toMatchObject({
    lines: [{ kind: 'correction', net: 0.6, vat: 0, reverse_charge: true }],
  });
});

test('without a number, or within one country, VAT is owed with it', async () => {
  await placeIn(till, greece, null);
  const taxed = { net: 0.6, vat: 0.14, total: 0.74, reverse_charge: false };
  expect(await statementOf(branch)).toMatchObject({ lines: [taxed] });
  await placeIn(till, italy, '00743110157');
  expect(await statementOf(branch)).toMatchObject({ lines: [taxed] });
});
