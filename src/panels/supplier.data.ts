import { suppliedOrders } from '../../contract/gift-orders.ts';
import { suppliedGifts } from '../../contract/gifts.ts';
import { suppliedInvoices } from '../../contract/supplier-invoices.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of the supplier panel show. */
export const outlines = {
  suppliedGifts: outlineOf(suppliedGifts),
  suppliedOrders: outlineOf(suppliedOrders),
  suppliedInvoices: outlineOf(suppliedInvoices),
};
