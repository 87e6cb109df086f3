import type { AskedFields, Endpoint } from '../../contract/engine/endpoint.ts';
import type { Request } from '../session/api.ts';
import { type FieldOutlines, fieldsOf } from './field-outline.ts';

type Plain = Pick<
  Endpoint,
  'method' | 'path' | 'access' | 'file' | 'foresees' | 'idempotent' | 'retires'
>;

/** What a panel needs to know of a call to make it: plain data, without a schema. */
export interface CallOutline extends Plain {
  /** The fields of its body, where a form asks for them. */
  readonly asks?: FieldOutlines;
}

/** The outline of a call. Taken in a `.data.ts` file, so that the build includes nothing else of it. */
export const callOf = ({
  method,
  path,
  access,
  file,
  asks,
  foresees,
  idempotent,
  retires,
}: Plain & { readonly asks?: AskedFields }): CallOutline => ({
  ...{ method, path, access },
  ...(file ? { file } : {}),
  ...(asks ? { asks: fieldsOf(asks) } : {}),
  ...(foresees ? { foresees } : {}),
  ...(idempotent ? { idempotent } : {}),
  ...(retires ? { retires } : {}),
});

/** What a read sends: the parameters of its path apart from the place, and its query. */
export interface Asked extends Pick<Request, 'query' | 'signal'> {
  readonly params?: Readonly<Record<string, number | string>>;
}

/** What an action sends: its body, and the key under which it is done once. */
export type Acted = Pick<Request, 'body' | 'idempotencyKey'>;
