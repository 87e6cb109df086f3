import { type Endpoint, fillPath } from '../../contract/engine/endpoint.ts';
import { mostBodyBytes } from '../../server/http/body/body-size.ts';

const many = (most: number, of: (index: number) => string, join = ',') => {
  const parts: string[] = [];
  for (let bytes = 0; bytes < most - 200; bytes += Buffer.byteLength(parts.at(-1) ?? '') + 1)
    parts.push(of(parts.length));
  return parts.join(join);
};
const nested = (most: number, open: string, close: string) => {
  const depth = Math.floor((most - 100) / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

/** Bodies as large as a call takes them, each made to cost more than it is long. */
const shapes: Readonly<Record<string, (most: number) => string>> = {
  'many unknown names': (most) => `{${many(most, (n) => `"u${n}":1`)}}`,
  'one name, repeated': (most) => `{${many(most, (n) => `"name":${n}`)}}`,
  'a long name': (most) => `{"${'n'.repeat(most - 100)}":1}`,
  'a name of controls': (most) => `{"${'\\u0001'.repeat((most - 100) / 6)}":1}`,
  'names with NUL': (most) => `{${many(most, (n) => `"\\u0000${n}":"\\u0000"`)}}`,
  'deep lists': (most) => `{"filter":${nested(most, '[', ']')}}`,
  'deep objects': (most) => `{"filter":${nested(most, '{"a":', '}')}}`,
  'deep NUL': (most) => `{"filter":${nested(most, '{"a":["\\u0000",', ']}')}}`,
  'a list of nothing': (most) => `[${many(most, () => 'null')}]`,
};

/** The bodies of a call: every shape, and each of its own fields filled with much. */
export function questionsOf(endpoint: Endpoint): readonly (readonly [string, string])[] {
  const most = mostBodyBytes(endpoint);
  const plain = Object.entries(shapes).map(([name, make]) => [name, make(most)] as const);
  const fields = Object.keys((endpoint.body as { shape?: object } | undefined)?.shape ?? {});
  const filled = (of: string) => `{${fields.map((field) => `"${field}":${of}`).join(',')}}`;
  const share = Math.floor(most / Math.max(1, fields.length)) - 60;
  if (share < 50) return plain;
  return [
    ...plain,
    ['lists everywhere', filled(`[${many(share, () => '{"x":1}')}]`)],
    ['objects everywhere', filled(`{${many(share, (n) => `"k${n}":{}`)}}`)],
    ['long texts everywhere', filled(`"${'\\u0000a'.repeat(Math.max(1, Math.floor(share / 7)))}"`)],
  ];
}

/** The path of a call at a place. */
export const pathAt = ({ path, verbs }: Endpoint, storeId: number) =>
  `/api${fillPath(
    path,
    new Proxy(
      {},
      {
        get: (_, name) =>
          name === 'action' ? verbs?.[0] : /store|company|^id$/i.test(String(name)) ? storeId : 1,
      },
    ),
  )}`;
