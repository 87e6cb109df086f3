// npm run bench:attack [calls]: random calls, and the largest bodies that each call takes, against a server with the demo
// programme; writes bench/results/ATTACK.md. Fails where a call is answered by a fault or the server ends.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints } from '../../contract/all.ts';
import { nodeFlags } from '../../supervise.mjs';
import { callerAt, callersOf, tokenOf } from '../../tests/fuzz/callers.ts';
import { type Caller, callsOf, type Document } from '../../tests/fuzz/calls.ts';
import { pathAt, questionsOf } from '../../tests/fuzz/questions.ts';
import { build } from '../../tests/support/process/built.ts';
import { startServerProcess } from '../../tests/support/process/server-process.ts';
import { type Asked, summaryOf } from './record.ts';
import { report } from './report.ts';

const count = Number(process.argv[2] ?? 60_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_901);
const connections = 4;
const looks = 6;
const mostHeaderBytes = 16_000;

build('server');
const folder = mkdtempSync(join(tmpdir(), 'pistos-attack-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const server = await startServerProcess({
  command: [...nodeFlags, 'dist/server/main.js'],
  dataDir: folder,
  variables: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', TRUST_PROXY: '1' },
});
const { pid, origin } = server;
const residentMb = () =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

let calls = 0;
// Each call from an address of its own, so that the throttles of an address do not answer in place of the call.
const address = () => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`;
const request = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', address());
  return fetch(origin + path, { ...init, headers });
};
const within = { app: { request } };
const isPublic = new Map(
  allEndpoints.map(({ method, path, access }) => [`${method} /api${path}`, access === 'public']),
);

/** Makes one call; status 0 where there was no answer. */
async function ask(name: string, path: string, init: RequestInit): Promise<Asked> {
  const began = performance.now();
  const questionBytes = typeof init.body === 'string' ? Buffer.byteLength(init.body) : 0;
  const answer = await request(path, init).catch(() => undefined);
  const answerBytes = (await answer?.arrayBuffer().catch(() => undefined))?.byteLength ?? 0;
  const ms = performance.now() - began;
  // Node closes the connection of headers that are too long, at times while the body is still being written.
  const status = answer?.status ?? (path.length > mostHeaderBytes ? 431 : 0);
  return { name, isPublic: isPublic.get(name) ?? false, status, questionBytes, answerBytes, ms };
}

/** Random calls of the document, some at once; the memory of the server after each part of them. */
async function askAtRandom(callers: Caller[]) {
  const document = (await (await request('/api/openapi.json')).json()) as Document;
  const generated = callsOf(document, callers, seed);
  const asked: Asked[] = [];
  const memory = [residentMb()];
  const worker = async () => {
    while (asked.length < count) {
      const { value } = generated.next();
      if (!value) return;
      const one = await ask(value.name, value.url, value.init);
      if (one.status === 401)
        value.caller.token = await tokenOf(within, value.caller.mobile).catch(() => '');
      asked.push(one);
      if (asked.length % Math.ceil(count / looks) === 0) memory.push(residentMb());
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { asked, memory };
}

/** The largest and deepest bodies of each call, one after the other, public calls first. */
async function askMuch(callers: readonly Caller[]) {
  const asked: Asked[] = [];
  const writing = allEndpoints
    .filter(({ body, method }) => body && method !== 'GET')
    .sort((a, b) => Number(b.access === 'public') - Number(a.access === 'public'));
  for (const endpoint of writing) {
    const { method } = endpoint;
    const caller = callerAt(endpoint.path, callers);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${caller?.token}`,
    };
    for (const [, body] of questionsOf(endpoint)) {
      const path = pathAt(endpoint, caller?.storeId ?? 1);
      asked.push(await ask(`${method} /api${endpoint.path}`, path, { method, headers, body }));
    }
  }
  return asked;
}

const before = residentMb();
const callers = await callersOf(within);
const much = summaryOf(await askMuch(callers));
const random = await askAtRandom(await callersOf(within));
const summary = summaryOf(random.asked);
const lives = server.pid === pid && (await fetch(`${origin}/readyz`)).ok;
await server.stop();
const text = report({ much, random: summary, memory: [before, ...random.memory], lives });
writeFileSync('bench/results/ATTACK.md', text);
console.info(text);
if (!lives || much.faults + summary.faults > 0) process.exitCode = 1;
