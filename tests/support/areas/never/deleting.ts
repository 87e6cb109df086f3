import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../../contract/coupons/coupons.ts';
import { customers as people } from '../../../../contract/customers/company-customers.ts';
import { anonymise } from '../../../../contract/customers/customer-desk.ts';
import type { Endpoint } from '../../../../contract/engine/endpoint.ts';
import { gifts } from '../../../../contract/gifts/gifts.ts';
import { deletePointTitle } from '../../../../contract/point-titles/point-titles.ts';
import { call } from '../../app.ts';
import { storedAfterErasing } from '../erasing/declared.ts';
import { her } from '../erasing/person.ts';
import { tracesOf } from '../erasing/traces.ts';
import type { Programme } from './programme.ts';

const idsOf = async ({ till }: Programme, table: string, id: string): Promise<number[]> => {
  const text = `select ${id} as id from ${table} where company_id = $1 order by 1`;
  const { rows } = await till.app.database.pool.query(text, [till.company.companyId]);
  return rows.map((row) => Number(row.id));
};

const couponKinds = [goalCoupons, voucherCoupons, visitCoupons, productCoupons, discountCoupons];

/** Deletes some of each kind of record that the programme has; what is in use refuses. */
export async function deleteSome(programme: Programme, which: number): Promise<void> {
  const { till, admin, customers, coupons, gifts: own } = programme;
  const ofCompany = (endpoint: unknown, id = 0) =>
    call(till.app, endpoint as Endpoint, {
      params: { storeId: till.company.companyId, id },
      as: admin,
    });
  await ofCompany(gifts.calls.delete, own[which % own.length]);
  const tiers = await idsOf(programme, 'point_titles', 'store_point_title_id');
  await ofCompany(deletePointTitle, tiers[which % tiers.length]);
  await ofCompany(people.calls.delete, customers[which % 2]?.id);
  const params = { storeId: till.store.storeId, id: coupons[which % coupons.length] };
  for (const { calls } of couponKinds)
    await call(till.app, calls.delete as Endpoint, { params, as: till.cashier } as never);
}

/** Erases the customer who is found by her marks, where no undone import did; answers where any of them is still, but where it is declared to be stored. */
export async function tracesAfterErasing({ till, admin, customers }: Programme) {
  const registered = customers.find(({ mobile }) => mobile === her.mobile);
  const params = { storeId: till.company.companyId, id: registered?.id ?? 0 };
  if (registered) await call(till.app, anonymise, { params, body: {}, as: admin });
  const marks = [her.first, her.last, her.email, her.mobile];
  const places = await tracesOf(till.app, marks);
  return places.filter((place) => !storedAfterErasing.has(place));
}
