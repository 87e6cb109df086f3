import { isRetired } from '../../contract/common/uses.ts';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Entity, Operation } from '../../contract/engine/entity.ts';
import type { Field } from '../../contract/engine/fields.ts';
import { wholeListOf } from '../../contract/engine/whole-lists.ts';
import { type CallOutline, callOf } from './call-outline.ts';
import { type FieldOutline, fieldsOf } from './field-outline.ts';

/** What lists, menus and calls need to know of an entity: plain data, without a schema. */
export interface Outline<N extends string = string, A extends string = string>
  extends Pick<Entity, 'name' | 'id' | 'path' | 'permission' | 'filters' | 'sorts' | 'confirms'> {
  /** Where its screens are in a panel. */
  readonly screen: string;
  readonly fields: Readonly<Record<N, FieldOutline>>;
  /** `uses` where something may use its records. */
  readonly calls: Readonly<Partial<Record<Operation | 'uses', true>>>;
  /** Its list is answered whole: without pages, filters or an order of it. */
  readonly whole?: true;
  /** Where a record is created, if not in the list. */
  readonly createdAt?: string;
  /** What can be done with one of its records, apart from those calls. */
  readonly actions: Readonly<Record<A, CallOutline>>;
}

type Declared<F> = Omit<Outline, 'fields' | 'calls' | 'screen' | 'actions'> & {
  readonly screen?: string;
  readonly fields: F;
  readonly calls: object;
};

/** Calls of an entity that its declaration leaves out: plain ones by the name of the operation, all others as actions. */
type Others<A extends string> = Readonly<Record<A, Endpoint>>;
type Plain = Readonly<Partial<Record<Operation, Endpoint>>>;

const operations = ['list', 'read', 'create', 'update', 'delete'] as const;
const isOperation = (name: string) => operations.some((operation) => operation === name);

function madeOf(path: string, calls: Plain) {
  const { list, create, delete: removal } = calls;
  const names = [...Object.keys(calls), ...(isRetired(removal?.retires) ? ['uses'] : [])];
  return {
    calls: Object.fromEntries(names.map((call) => [call, true])),
    ...(list && wholeListOf(list) ? { whole: true as const } : {}),
    ...(create && create.path !== path ? { createdAt: create.path } : {}),
  };
}

/** The outline of an entity. Taken in a `.data.ts` file, so that the build keeps nothing but what comes out. */
export function outlineOf<F extends object, A extends string = never>(
  entity: Declared<F>,
  others: Others<A> = {} as Others<A>,
): Outline<keyof F & string, Exclude<A, Operation>> {
  const { name, id, path, screen = name, permission, filters, sorts, confirms } = entity;
  const all = Object.entries<Endpoint>(others);
  const plain = Object.fromEntries(all.filter(([call]) => isOperation(call)));
  const actions = all.filter(([call]) => !isOperation(call));
  const made = actions.map(([action, call]) => [action, callOf(call)]);
  return {
    ...{ name, id, path, screen, permission, filters, sorts },
    ...(confirms ? { confirms } : {}),
    fields: fieldsOf(entity.fields as Record<string, Field>) as Outline<keyof F & string>['fields'],
    ...madeOf(path, { ...entity.calls, ...plain }),
    actions: Object.fromEntries(made),
  };
}
