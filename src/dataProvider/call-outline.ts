import type { Endpoint } from '../../contract/engine/endpoint.ts';

/** What a panel needs to know of a call to make it: plain data, without a schema. */
export type CallOutline = Pick<
  Endpoint,
  'method' | 'path' | 'access' | 'foresees' | 'idempotent' | 'retires'
>;

/** The outline of a call. Taken in a `.data.ts` file, so that the build includes nothing else of it. */
export const callOf = ({
  method,
  path,
  access,
  foresees,
  idempotent,
  retires,
}: CallOutline): CallOutline => ({
  ...{ method, path, access },
  ...(foresees ? { foresees } : {}),
  ...(idempotent ? { idempotent } : {}),
  ...(retires ? { retires } : {}),
});
