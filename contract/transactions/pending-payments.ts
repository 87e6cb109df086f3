import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { postedReceipt } from './transaction-calls.ts';
import { transactionStates } from './transactions.ts';

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/confirm',
  audited: false,
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'a pending payment was paid: post its points',
  body: z.object({}),
  reply: postedReceipt,
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/cancel',
  audited: false,
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'a pending payment will not be paid',
  body: z.object({}),
  reply: z.object({ transaction_id: z.int(), status: z.enum(transactionStates) }),
});

export const pendingCalls = [confirmPayment, cancelPayment];
