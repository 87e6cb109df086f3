import { Random } from './random.ts';
import { evilNames, evilText, type Schema, Values } from './values.ts';

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}
/** Somebody who calls, and where: the id that stands for `{storeId}` in their paths. */
export interface Caller {
  mobile: string;
  token: string;
  storeId: number;
  kind: string;
}

const evilShare = 0.08;
// So few that there is something left to call, and somebody to call it.
const endsShare = 0.1;
const ends = /delete|logout|device|password/i;
/** The kind of place that a path begins with. */
export const kinds = { companies: 'company', stores: 'store', suppliers: 'supplier' };

/** Whoever has a place of the kind that a path begins with, most of the time. */
function callerOf(path: string, callers: readonly Caller[], random: Random): Caller {
  const kind = Object.entries(kinds).find(([name]) => path.startsWith(`/api/${name}/`))?.[1];
  const able = callers.filter((caller) => !kind || caller.kind === kind);
  return random.of(able.length && random.happens(0.95) ? able : callers);
}

function pathOf(path: string, { storeId }: Caller, random: Random) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'action') return random.of(['update', 'toggle', 'save', 'constructor']);
    if (/store|company|supplier/i.test(name) && random.happens(0.95)) return String(storeId);
    return random.happens(0.9)
      ? String(1 + random.below(40))
      : encodeURIComponent(evilText(random).replace(/\p{Cs}/gu, ''));
  });
}

function queryOf(parameters: readonly Parameter[], random: Random, values: Values) {
  const query = new URLSearchParams();
  for (const { name, in: place, schema } of parameters)
    if (place === 'query' && random.happens(0.3)) {
      const value = values.of(schema);
      query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
  if (random.happens(evilShare)) query.append(random.of(evilNames), evilText(random));
  return query.size ? `?${query}` : '';
}

function bodyOf({ requestBody }: Operation, random: Random, values: Values): BodyInit | undefined {
  const content = requestBody?.content ?? {};
  const json = content['application/json'];
  if (json) {
    const text = JSON.stringify(values.of(json.schema)) ?? '';
    return random.happens(0.02) ? text.slice(0, random.below(text.length + 1)) : text;
  }
  const form = content['multipart/form-data'];
  if (!form) return undefined;
  const data = new FormData();
  const bytes = Uint8Array.from({ length: random.below(2000) }, () => random.below(256));
  for (const name of Object.keys(form.schema.properties ?? {}))
    if (random.happens(0.7))
      data.append(name, new Blob([bytes]), random.of(['a.png', 'a.xlsx', '']));
  return data;
}

/** An endless, seeded row of calls to what a document describes, each by one of the callers. */
export function* callsOf(document: Document, callers: readonly Caller[], seed: number) {
  const random = new Random(seed);
  const values = new Values(random, document.components?.schemas ?? {}, evilShare);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  for (;;) {
    const { path, method, operation } = random.of(operations);
    if (ends.test(`${method} ${path}`) && !random.happens(endsShare)) continue;
    const caller = callerOf(path, callers, random);
    const url = pathOf(path, caller, random) + queryOf(operation.parameters ?? [], random, values);
    const body = bodyOf(operation, random, values);
    const headers = new Headers({ authorization: `Bearer ${caller.token}`, 'x-locale': 'en' });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    yield {
      caller,
      name: `${method.toUpperCase()} ${path}`,
      url,
      init: { method: method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) },
    };
  }
}
