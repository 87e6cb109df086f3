import type { z } from 'zod';
import type { me } from '../../contract/people/session.ts';
import { send } from './api.ts';
import { noteEnd } from './heard.ts';

/** What changes only with a person and their rights; when their session ends is noted elsewhere. */
export type Who = Omit<z.infer<typeof me.reply>, 'session'>;

let pending: { storeId: number; answer: Promise<Who> } | undefined;

/** Asks who is signed in and what they may do in a store, now. */
export async function freshWho(storeId: number): Promise<Who> {
  const query = { 'store-id': String(storeId) };
  const { session, ...who } = (await send<typeof me>('GET', '/users/me', { query })).data;
  noteEnd(session);
  return who;
}

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
