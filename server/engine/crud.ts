import type { Entity, Operation } from '../../contract/engine/entity.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Rows } from './rows.ts';

type Mount = (api: Api, entity: Entity, rows: Rows) => void;

function callOf<O extends Operation>(entity: Entity, operation: O) {
  const call = entity.calls[operation];
  if (!call) throw new Error(`${entity.name} declares no call to ${operation}`);
  return call;
}

export const mountList: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'list'), ({ database, scope, query, language }) =>
    rows.list(database, scope, query, language),
  );

export const mountRead: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'read'), ({ database, scope, params }) =>
    rows.read(database.db, scope, params.id),
  );

export const mountCreate: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'create'), ({ database, scope, body }) =>
    rows.create(database.db, scope, body),
  );

export const mountUpdate: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'update'), ({ database, scope, params, body }) =>
    rows.update(database.db, scope, params.id, body),
  );

/** Deletes the row, and the picture it had once the row is gone. */
export const mountDelete: Mount = (api, entity, rows) =>
  serve(api, callOf(entity, 'delete'), async ({ database, scope, params, files }) => {
    const row = await database.db.transaction((tx) => rows.remove(tx, scope, params.id));
    if (typeof row?.image === 'string') await files.remove(row.image);
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
