import { beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { limit } from '../support/pace.ts';
import { callerAt, callersOf } from './callers.ts';
import type { Caller } from './calls.ts';
import { pathAt, questionsOf } from './questions.ts';

const mostBytes = 64 * 1024;
// Public calls first: anybody may make them.
const asked = allEndpoints
  .filter(({ body, method }) => body && method !== 'GET')
  .sort((a, b) => Number(b.access === 'public') - Number(a.access === 'public'));

let within: TestApp;
let callers: Caller[];
beforeAll(async () => {
  within = await testApp({ demo: true });
  callers = await callersOf(within);
}, limit(120_000));

test.each(asked.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'a question that is large, deep or repeated gets no larger answer and no fault: %s',
  async (_, endpoint) => {
    const caller = callerAt(endpoint.path, callers);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${caller?.token}`,
    };
    const wrong: string[] = [];
    for (const [shape, body] of questionsOf(endpoint)) {
      const path = pathAt(endpoint, caller?.storeId ?? 1);
      const answer = await within.app.request(path, { method: endpoint.method, headers, body });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const isTooLong = bytes > mostBytes + 2 * Buffer.byteLength(body);
      if (answer.status >= 500 || isTooLong) wrong.push(`${shape}: ${answer.status}, ${bytes} B`);
    }
    expect(wrong).toEqual([]);
  },
  limit(60_000),
);
