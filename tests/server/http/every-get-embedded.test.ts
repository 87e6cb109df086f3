import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limit } from '../../support/pace.ts';
import { copyDemo } from '../../support/process/demo-folder.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { startTillServer } from '../../support/process/till-server.ts';

const mobiles = ['6900000001', '6900000002', '6900000003', '6900000004'];
const shown = 5;

interface Operation {
  parameters?: { name?: string; $ref?: string }[];
}
interface Document {
  paths: Record<string, { get?: Operation }>;
}
type Row = Record<string, unknown>;

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-every-get-'));
  await copyDemo(folder);
  server = await startTillServer(folder);
}, limit(120_000));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The first list of objects in an answer. */
function listIn(value: unknown): Row[] {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value : [];
  if (typeof value !== 'object' || value === null) return [];
  return (
    Object.values(value)
      .map(listIn)
      .find(({ length }) => length > 0) ?? []
  );
}

/** Somebody of the demo, who calls and is timed. */
class Caller {
  readonly answers: { path: string; status: number; ms: number }[] = [];
  private readonly lists = new Map<string, Promise<Row[]>>();
  private readonly token: string;
  constructor(token: string) {
    this.token = token;
  }

  async get(path: string): Promise<unknown> {
    const began = performance.now();
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${server.origin}${path}`, { headers });
    const text = await answer.text();
    this.answers.push({ path, status: answer.status, ms: Math.round(performance.now() - began) });
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  /** An id of the first row of a list: what the parameter names, or the row's own. */
  async idIn(list: string, parameter: string): Promise<unknown> {
    const rows = this.lists.get(list) ?? this.get(list).then(listIn);
    this.lists.set(list, rows);
    const [row = {}] = await rows;
    const named = parameter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return row[named] ?? Object.entries(row).find(([name]) => name.endsWith('_id'))?.[1] ?? 1;
  }

  /** A path of the document with ids of what this caller sees. */
  async filled(template: string, place: unknown): Promise<string> {
    let path = '';
    for (const part of template.split('/').slice(1)) {
      const parameter = /^\{(.+)\}$/.exec(part)?.[1];
      const isPlace = /^\/api\/(stores|companies|suppliers)$/.test(path);
      path += `/${!parameter ? part : isPlace ? place : await this.idIn(path, parameter)}`;
    }
    return path;
  }
}

async function signIn(mobile: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ country_id: 300, mobile, password: 'pistos-demo' });
  const answer = await fetch(`${server.origin}/api/users/login`, { method: 'POST', headers, body });
  return new Caller(
    ((await answer.json()) as { data: { access_token: string } }).data.access_token,
  );
}

const searchesOf = ({ parameters = [] }: Operation) =>
  parameters.some(({ name, $ref }) => name === 'q' || $ref?.endsWith('/q'))
    ? ['', `?q=${encodeURIComponent('Μαρ')}`]
    : [''];

test.each(mobiles)('everything that %s can ask of the demo is answered', async (mobile) => {
  const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as Document;
  const caller = await signIn(mobile);
  const [place] = listIn(await caller.get('/api/users/stores/all'));
  for (const [template, { get }] of Object.entries(document.paths))
    if (get) {
      const path = await caller.filled(template, place?.store_id);
      for (const search of searchesOf(get)) await caller.get(path + search);
    }
  const { answers } = caller;
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // How long is told and not judged: npm run bench does, on a machine that does nothing else.
  const slowest = answers.toSorted((a, b) => b.ms - a.ms).slice(0, shown);
  process.stdout.write(
    `${slowest.map(({ ms, path, status }) => `${ms} ms ${path} (${status})`).join('\n')}\n`,
  );
});
