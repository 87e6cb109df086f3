import { both } from '../../../contract/common/both.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { Entity, Operation } from '../../../contract/engine/entity.ts';
import { crud } from '../../engine/crud.ts';
import type { Rows } from '../../engine/rows.ts';
import type { Api } from '../../http/serve.ts';

/** The plain calls of an entity that companies and suppliers have alike, once for each. */
export function crudBoth(api: Api, entity: Entity, rows: Rows, without: readonly Operation[] = []) {
  crud(api, entity, rows, without);
  const twins = Object.entries(entity.calls).map(([operation, call]) => [
    operation,
    both(call as Endpoint)[1],
  ]);
  crud(api, { ...entity, calls: Object.fromEntries(twins) }, rows, without);
}
