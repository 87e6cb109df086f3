import { HttpError } from 'react-admin';
import { httpClient, type RefusalBody } from './client.ts';

type Data = Record<string, unknown>;

/** The form has the store's fields at its root: a refusal that names them below is told there. */
function atRoot(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const body = error.body as RefusalBody;
  const errors = Object.entries(body.errors ?? {}).map(([field, message]) => [
    field.replace(/^store_details\./, ''),
    message,
  ]);
  return new HttpError(error.message, error.status, {
    ...body,
    ...(errors.length ? { errors: Object.fromEntries(errors) } : {}),
  });
}

const isFilled = ([, value]: [string, unknown]) =>
  value !== '' && value !== null && value !== undefined;

/** A store is created together with its manager, in one call of its own. */
export async function createStoreWith(
  store_details: Data,
  user: unknown,
  path: string,
): Promise<Data> {
  const user_details = Object.fromEntries(Object.entries((user ?? {}) as Data).filter(isFilled));
  try {
    const { json } = await httpClient(`${path}/create`, {
      method: 'POST',
      body: JSON.stringify({ store_details, user_details }),
    });
    return json as Data;
  } catch (error) {
    throw atRoot(error);
  }
}
