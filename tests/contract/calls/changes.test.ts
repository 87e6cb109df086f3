import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import { changesOf } from '../../../contract/engine/endpoint.ts';

/** Changes that are sent whole: what is left out is empty, which the specification says or the call replaces all. */
const sentWhole: Readonly<Record<string, string>> = {
  'PUT /companies/{storeId}/suppliers/notification/message': 'a mail, or none',
  'PUT /stores/{storeId}/store-settings': '0 for a missing bound (transaction-limit-both)',
};

const changes = allEndpoints.filter(
  ({ method, body }) => body && (method === 'PUT' || method === 'PATCH'),
);

describe('a change puts nothing where nothing was sent', () => {
  const accepting = changes.flatMap(({ method, path, body }) => {
    const read = body?.safeParse({});
    return read?.success ? [{ call: `${method} ${path}`, read: read.data }] : [];
  });
  test.each(accepting.filter(({ call }) => !sentWhole[call]))('$call', ({ read }) => {
    expect(read).toEqual({});
  });
});

test('the fields of a change are those of the whole, without what stands where nothing is sent', () => {
  const change = z.object(
    changesOf({ name: z.string().min(1), tags: z.array(z.string()).default([]) }),
  );
  expect(change.parse({})).toEqual({});
  expect(change.parse({ tags: ['a'] })).toEqual({ tags: ['a'] });
  expect(change.safeParse({ name: '' }).success).toBe(false);
});
