import type { z } from 'zod';
import type { me } from '../../contract/people/session.ts';
import { send } from './api.ts';

export type Who = z.infer<typeof me.reply>;

let pending: { storeId: number; answer: Promise<Who> } | undefined;

/** Asks who is signed in and what they may do in a store, now. */
export const freshWho = async (storeId: number): Promise<Who> =>
  (await send<typeof me>('GET', '/users/me', { query: { 'store-id': String(storeId) } })).data;

/** Asks who is signed in and what they may do in a store, before the panel that needs it has arrived. */
export function askWho(storeId: number): Promise<Who> {
  pending = { storeId, answer: freshWho(storeId) };
  return pending.answer;
}

/** The answer that was asked for ahead, once; otherwise a new one. */
export function takeWho(storeId: number): Promise<Who> {
  const ahead = pending?.storeId === storeId ? pending.answer : undefined;
  pending = undefined;
  return ahead ?? freshWho(storeId);
}
