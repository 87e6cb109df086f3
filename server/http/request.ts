import type { Context } from 'hono';
import { type Endpoint, mayLackBody } from '../../contract/engine/endpoint.ts';
import { Refusal } from './refusal.ts';

/** The query as an object; a name given twice takes its first value, and one without a value is none. */
export function queryOf(context: Context): Record<string, string> {
  const { searchParams } = new URL(context.req.url);
  // The last of a name stays, and what is found first is to.
  return Object.fromEntries([...searchParams].filter(([, value]) => value !== '').reverse());
}

const typeOf = (context: Context) =>
  (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();

/** A JSON body is short: who takes longer to send one holds a connection, and nothing else. */
const bodyMs = 30_000;

/**
 * Reads a body, which `read` does; it calls `done` once it has all of it. Throws malformed where the body breaks off, or
 * does not end in 30 s; its connection is closed then.
 */
export async function inTime<T>(
  context: Context,
  read: (done: () => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const done = () => clearTimeout(timer);
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Refusal('malformed')), bodyMs);
  });
  try {
    return await Promise.race([read(done), late]);
  } catch (error) {
    context.header('connection', 'close');
    throw error instanceof Refusal ? error : new Refusal('malformed');
  } finally {
    done();
  }
}

/**
 * The JSON body; of a call that needs none an empty one is one without fields, and wants no content type.
 * Throws unsupported_type for another content type and malformed for broken JSON.
 */
export async function bodyOf(context: Context, endpoint: Endpoint): Promise<unknown> {
  const type = typeOf(context);
  const isOptional = mayLackBody(endpoint);
  if (type !== 'application/json' && (type || !isOptional)) throw new Refusal('unsupported_type');
  const text = await inTime(context, () => context.req.text());
  if (isOptional && text === '') return {};
  if (!type) throw new Refusal('unsupported_type');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed');
  }
}

/** The one file of a multipart call. Throws invalid, naming the field, when none or several came. */
export async function uploadOf(context: Context, files: readonly string[]) {
  if (typeOf(context) !== 'multipart/form-data') throw new Refusal('unsupported_type');
  const form = await formOf(context);
  const sent = files.filter((name) => form[name] instanceof File);
  const [field] = sent;
  const file = field && form[field];
  if (sent.length !== 1 || !field || !(file instanceof File)) {
    const wrong = sent.length ? sent.slice(1) : files.slice(0, 1);
    throw new Refusal('invalid', {
      fields: Object.fromEntries(wrong.map((name) => [name, [{ name: 'required' }]])),
    });
  }
  return { field, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function formOf(context: Context) {
  try {
    return await context.req.parseBody();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('malformed');
  }
}
