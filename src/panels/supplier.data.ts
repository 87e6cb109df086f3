import { suppliedOrders } from '../../contract/gift-orders/gift-orders.ts';
import {
  ownInvoiceActions,
  suppliedInvoices,
} from '../../contract/gift-orders/supplier-invoices.ts';
import { suppliedGifts } from '../../contract/gifts/gifts.ts';
import { outlineOf } from '../dataProvider/outline.ts';

/** What the screens of the supplier panel show. */
export const outlines = {
  suppliedGifts: outlineOf(suppliedGifts),
  suppliedOrders: outlineOf(suppliedOrders),
  suppliedInvoices: outlineOf(suppliedInvoices, ownInvoiceActions),
};
