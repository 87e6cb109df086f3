import { isRetired } from '../../contract/common/uses.ts';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Entity, Operation } from '../../contract/engine/entity.ts';
import type { Field } from '../../contract/engine/fields.ts';
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
  /** What can be done with one of its records, apart from those calls. */
  readonly actions: Readonly<Record<A, CallOutline>>;
}

type Declared<F> = Omit<Outline, 'fields' | 'calls' | 'screen' | 'actions'> & {
  readonly screen?: string;
  readonly fields: F;
  readonly calls: object;
};

/** Calls of an entity that its declaration leaves out: a `create` of its own, all others as actions. */
type Others<A extends string> = Readonly<Record<A, Parameters<typeof callOf>[0]>>;

/** The outline of an entity. Taken in a `.data.ts` file, so that the build keeps nothing but what comes out. */
export function outlineOf<F extends object, A extends string = never>(
  entity: Declared<F>,
  others: Others<A> = {} as Others<A>,
): Outline<keyof F & string, Exclude<A, 'create'>> {
  const { name, id, path, screen = name, permission, filters, sorts, confirms } = entity;
  const { delete: removal } = entity.calls as { delete?: Endpoint };
  const { create, ...actions } = others as Others<string>;
  const names = [
    ...Object.keys(entity.calls),
    ...(isRetired(removal?.retires) ? ['uses'] : []),
    ...(create ? ['create'] : []),
  ];
  const made = Object.entries(actions).map(([action, call]) => [action, callOf(call)]);
  return {
    ...{ name, id, path, screen, permission, filters, sorts },
    ...(confirms ? { confirms } : {}),
    fields: fieldsOf(entity.fields as Record<string, Field>) as Outline<keyof F & string>['fields'],
    calls: Object.fromEntries(names.map((call) => [call, true])),
    actions: Object.fromEntries(made),
  };
}
