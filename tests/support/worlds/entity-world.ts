import { beforeAll } from 'vitest';
import { entities } from '../../../contract/all.ts';
import type { Entity, Operation } from '../../../contract/engine/entity.ts';
import { scopeOf } from '../../../server/http/session.ts';
import { call, type TestApp, testApp } from '../app.ts';
import { addCompany, addMember, addPlace, type Person, type Place } from '../areas/people.ts';
import { addRecord, goodBody, holdsMany, needsOf, paramsOf } from './factories.ts';

export type Row = Record<string, unknown>;

/** A company with a record of an entity that its member may do everything with, and another company. */
export interface World {
  entity: Entity;
  within: TestApp;
  company: Place;
  place: Place;
  other: Place;
  member: Person;
  id: number;
  /** What a record wants to be there before it. */
  needs: Row;
}

const kindOf = (entity: Entity) => scopeOf(entity.path)?.kind ?? 'store';

async function inhabited(entity: Entity, within: TestApp, company: Place) {
  const place = await addPlace(within, kindOf(entity), company);
  const member = await addMember(within, place);
  const id = await addRecord(within, entity, place);
  return { company, place, member, id, needs: await needsOf(within, entity, place) };
}

async function prepare(entity: Entity): Promise<World> {
  const within = await testApp();
  const own = await inhabited(entity, within, await addCompany(within));
  const other = await addPlace(within, kindOf(entity), await addCompany(within, 'Βήτα'));
  return { entity, within, other, ...own };
}

/** One world for the tests of an entity: they read in it, and write in places and rows of their own. */
export function useWorld(entity: Entity): () => World {
  let world: World;
  beforeAll(async () => {
    world = await prepare(entity);
  });
  return () => world;
}

/** The same in a new company, where nobody else writes. */
export const elsewhere = async (world: World): Promise<World> => ({
  ...world,
  ...(await inhabited(world.entity, world.within, await addCompany(world.within, 'Γάμα'))),
});

/** The same with a record of its own, where a place may hold more than one. */
export async function withOwnRecord(world: World): Promise<World> {
  if (!holdsMany(world.entity)) return world;
  return { ...world, id: await addRecord(world.within, world.entity, world.place) };
}

export const good = ({ entity, needs }: World) => goodBody(entity, needs);

interface Made {
  as: Person;
  at: Place;
  of: number;
  body: Row;
  query: Record<string, string | number>;
}

/** One of an entity's calls, made as its member on its record unless told otherwise. */
export function make(
  world: World,
  operation: Operation,
  { as = world.member, at = world.place, of = world.id, body = {}, query = {} }: Partial<Made> = {},
) {
  const { entity, within } = world;
  const endpoint = entity.calls[operation];
  if (!endpoint) throw new Error(`${entity.name} has no ${operation}`);
  const one = !['list', 'create'].includes(operation);
  const sent = operation === 'create' ? { ...good(world), ...body } : body;
  return call(within, endpoint, {
    params: paramsOf(entity, at, one ? of : undefined),
    query,
    ...(endpoint.body ? { body: sent } : {}),
    as,
  });
}

export const operationsOf = (entity: Entity) => Object.keys(entity.calls) as Operation[];
export const rowsIn = ({ entity }: World, data: unknown) =>
  (data as Record<string, Row[]>)[entity.collection];
export const idsIn = (world: World, data: unknown) =>
  rowsIn(world, data)?.map((row) => row[world.entity.id]);
export const pageOf = (data: unknown) => (data as { pagination: Row }).pagination;

/** The record as it is: read alone or, where nobody does that, found in its list. */
export async function recordOf(world: World): Promise<Row> {
  const { entity, id } = world;
  if (entity.calls.read) return (await make(world, 'read')).data as Row;
  const { data } = await make(world, 'list', { query: { [entity.id]: id } });
  return rowsIn(world, data)?.[0] ?? {};
}

/** The fields that a refusal names. */
export const refusedFields = (errors: Record<string, unknown> = {}) => [
  ...new Set(Object.keys(errors).map((path) => path.split('.')[0])),
];

const named = (list: readonly Entity[]) => list.map((entity) => [entity.name, entity] as const);

export const everyEntity = named(entities);
/** Those with all of these calls. */
export const having = (...operations: Operation[]) =>
  named(entities.filter((entity) => operations.every((operation) => entity.calls[operation])));
