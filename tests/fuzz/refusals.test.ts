import { beforeAll, expect, test } from 'vitest';
import { errorBody } from '../../contract/engine/errors.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { limit } from '../support/pace.ts';
import { callersOf, tokenOf } from './callers.ts';
import { type Caller, callsOf, type Document } from './calls.ts';

const count = Number(process.env.FUZZ_CALLS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_901);

let within: TestApp;
let callers: Caller[];

const ask = (path: string, init: RequestInit = {}) => within.app.request(path, init);

beforeAll(async () => {
  within = await testApp({ demo: true });
  callers = await callersOf(within);
}, limit(120_000));

test(
  `whatever is sent is answered or refused, never a fault of ours (seed ${seed})`,
  async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as Document;
    const calls = callsOf(document, callers, seed);
    const faults: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { value } = calls.next();
      if (!value) break;
      const { caller, name, url, init } = value;
      const answer = await ask(url, init);
      const text = await answer.text();
      // Somebody may have signed them out, or been them.
      if (answer.status === 401)
        caller.token = await tokenOf(within, caller.mobile).catch(() => '');
      const isRefusal = answer.status < 400 || errorBody.safeParse(JSON.parse(text)).success;
      if (answer.status >= 500 || !isRefusal)
        faults.push(
          `${n}: ${name} ${url.slice(0, 200)} ${String(init.body).slice(0, 300)} → ${answer.status}`,
        );
    }
    expect(faults).toEqual([]);
  },
  limit(count * 400),
);
