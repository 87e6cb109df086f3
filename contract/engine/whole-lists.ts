import { z } from 'zod';
import { type Endpoint, type Pagination, pagination, paginationOf } from './endpoint.ts';

type Named = Pick<Endpoint, 'method' | 'reply' | 'whole'>;

/**
 * The name of the list that a call answers whole, without pages: all that its reply has, or the one it names
 * as `whole`. Nothing, where it answers a page or no list.
 */
export function wholeListOf({ method, reply, whole }: Named): string | undefined {
  if (whole ?? (method !== 'GET' || !(reply instanceof z.ZodObject))) return whole;
  const [[name, schema] = [], ...others] = Object.entries((reply as z.ZodObject).shape);
  return schema instanceof z.ZodArray && !others.length ? name : undefined;
}

/** The one page that a whole list is, so that every list has the object (list-response-envelope). */
export function wholePage(data: unknown, name: string): { pagination: Pagination } {
  const { length } = (data as Record<string, readonly unknown[]>)[name] ?? [];
  return { pagination: paginationOf(1, length, length, Math.max(1, length)) };
}

/** A reply as it is answered: a whole list has a pagination object as well. */
export const answered = (endpoint: Named): z.ZodType =>
  wholeListOf(endpoint) ? (endpoint.reply as z.ZodObject).extend({ pagination }) : endpoint.reply;
