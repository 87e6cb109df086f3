import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Entity, Operation } from '../../contract/engine/entity.ts';
import type { Call } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Row, Rows } from './rows.ts';

type Mount = (api: Api, entity: Entity, rows: Rows) => void;
type AnyCall = Call<Endpoint> & { params: { id: number } };

const callOf = (entity: Entity, operation: Operation) => {
  const call = entity.calls[operation];
  if (!call) throw new Error(`${entity.name} declares no call to ${operation}`);
  return call;
};

export const mountList: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'list'), (call) =>
    rows.list(call.database, call.scope, call.query as never, call.language),
  );

export const mountRead: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'read'), (call) =>
    rows.read(call.database.db, call.scope, (call as AnyCall).params.id),
  );

export const mountCreate: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'create'), (call) =>
    rows.create(call.database.db, call.scope, call.body as unknown as Row),
  );

export const mountUpdate: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'update'), (call) =>
    rows.update(
      call.database.db,
      call.scope,
      (call as AnyCall).params.id,
      call.body as unknown as Row,
    ),
  );

/** Deletes the row, and the picture it had once the row is gone. */
export const mountDelete: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'delete'), async (call) => {
    const row = await rows.remove(call.database.db, call.scope, (call as AnyCall).params.id);
    if (typeof row.image === 'string') await call.files.remove(row.image);
    return null;
  });

const mounts = {
  list: mountList,
  read: mountRead,
  create: mountCreate,
  update: mountUpdate,
  delete: mountDelete,
};

/**
 * Mounts the plain calls that an entity declares. It takes no hooks: an entity with rules of its
 * own mounts those it wants by name and writes the others by hand, from the same rows.
 */
export function crud(api: Api, entity: Entity, rows: Rows, without: readonly Operation[] = []) {
  for (const [operation, mount] of Object.entries(mounts) as [Operation, Mount][]) {
    if (entity.calls[operation] && !without.includes(operation)) mount(api, entity, rows);
  }
}
