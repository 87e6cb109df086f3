import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { newPin } from './pins.ts';

const ofMember = '/stores/{id}/users/{userId}/till-pin';

export const setTillPin = endpoint({
  method: 'PUT',
  path: ofMember,
  access: 'settings.users.update',
  tag: 'store-users',
  extension: true,
  summary: 'the PIN by which a user of the store is the cashier at its paired tills',
  body: z.object({ pin: newPin }),
  reply: nothing,
});

export const removeTillPin = endpoint({
  method: 'DELETE',
  path: ofMember,
  access: 'settings.users.update',
  tag: 'store-users',
  extension: true,
  summary: 'take a user’s PIN away; whoever is at a till by it is so no longer',
  reply: nothing,
});

const atTill = '/stores/{storeId}/till/cashier';

export const chooseCashier = endpoint({
  method: 'POST',
  path: atTill,
  access: 'transactions.create',
  openWhileLocked: true,
  tag: 'tills',
  extension: true,
  summary: 'say who is at a paired till, by their PIN; the device stays the store’s',
  body: z.object({ user_id: z.int().positive(), pin: z.string().trim().max(20) }),
  reply: z.object({ user_id: z.int(), full_name: z.string() }),
});

export const leaveTill = endpoint({
  method: 'DELETE',
  path: atTill,
  access: 'transactions.create',
  openWhileLocked: true,
  tag: 'tills',
  extension: true,
  summary: 'lock a paired till until the next cashier types their PIN',
  reply: nothing,
});

export const cashierCalls = [setTillPin, removeTillPin, chooseCashier, leaveTill];
