import { describe, expect, test } from 'vitest';
import { entities } from '../../contract/all.ts';
import { granted, type PermissionTree } from '../../contract/permissions/permissions.ts';
import { call } from '../support/app.ts';
import { addMember, addPlace, allBut, permit } from '../support/areas/people.ts';
import {
  everyEntity,
  having,
  idsIn,
  make,
  operationsOf,
  pageOf,
  refusedFields,
  rowsIn,
  useWorld,
} from '../support/worlds/entity-world.ts';
import { addRecord, badBody, paramsOf, writable } from '../support/worlds/factories.ts';

// Refusals and reads: nothing is written, so all tests of an entity share one world.
describe.each(everyEntity)('%s', (_, entity) => {
  const world = useWorld(entity);

  test.each(operationsOf(entity))('%s needs exactly its permission', async (operation) => {
    const { access } = entity.calls[operation] ?? { access: '' };
    const { within, place } = world();
    const without = await addMember(within, place, allBut(access));
    expect(granted(allBut(access), access)).toBe(false);
    expect((await make(world(), operation, { as: without })).status).toBe(403);

    const asIfPermitted = async (tree: PermissionTree) => {
      await permit(within, tree);
      return (await make(world(), operation)).status;
    };
    const status = await asIfPermitted(allBut(access)).finally(() => permit(within, allBut()));
    expect(status).toBe(403);
  });

  test.each(operationsOf(entity))('%s in another company is not found', async (operation) => {
    expect((await make(world(), operation, { at: world().other })).status).toBe(404);
  });

  test('another company’s record is not found and not listed', async () => {
    const { within, other, id } = world();
    const foreign = await addRecord(within, entity, other);
    for (const operation of operationsOf(entity).filter(
      (each) => !['list', 'create'].includes(each),
    ))
      expect((await make(world(), operation, { of: foreign })).status).toBe(404);
    const { data } = await make(world(), 'list');
    expect(idsIn(world(), data)).toEqual([id]);
    expect(pageOf(data).total).toBe(1);
    const theirs = await addMember(within, other);
    const listed = await make(world(), 'list', { as: theirs, at: other });
    expect(idsIn(world(), listed.data)).toEqual([foreign]);
  });

  test('a page beyond the last is empty, one beyond any reason is refused', async () => {
    const empty = await make(world(), 'list', { query: { page: 10_000 } });
    expect(rowsIn(world(), empty.data)).toEqual([]);
    expect(pageOf(empty.data)).toMatchObject({ total: 1, displayed: 0, next_page: null });
    for (const page of ['10001', '999999999999999999999', '0', '-1', '1.5', 'two']) {
      const { status, refusal } = await make(world(), 'list', { query: { page } });
      expect([status, refusedFields(refusal.errors)]).toEqual([422, ['page']]);
    }
  });

  test('an unknown filter and an unknown sort are refused by name', async () => {
    const query = { colour_of_the_sky: 'blue', sort: 'company_id', order: 'sideways' };
    const { status, refusal } = await make(world(), 'list', { query });
    expect(status).toBe(422);
    expect(refusedFields(refusal.errors).sort()).toEqual(['colour_of_the_sky', 'order', 'sort']);
  });
});

const ofStores = entities.filter(({ path }) => path.startsWith('/stores/'));

describe.each(ofStores.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  const world = useWorld(entity);

  test('of another store of the same company is not found and not listed', async () => {
    const { within, company, id } = world();
    const sibling = await addPlace(within, 'store', company);
    const theirs = await addRecord(within, entity, sibling);
    for (const operation of (['read', 'update', 'delete'] as const).filter(
      (each) => entity.calls[each],
    ))
      expect((await make(world(), operation, { of: theirs })).status).toBe(404);
    expect(idsIn(world(), (await make(world(), 'list')).data)).toEqual([id]);
    expect((await make(world(), 'list', { at: sibling })).status).toBe(404);
  });
});

const namesOf = (fields: ReturnType<typeof writable>) => fields.map(([name]) => name).sort();

describe.each(having('create', 'read', 'update', 'delete'))('%s', (_, entity) => {
  const world = useWorld(entity);

  test('names every bad field of a create at once', async () => {
    const { status, refusal } = await make(world(), 'create', { body: badBody(entity) });
    expect([status, refusal.error]).toEqual([422, 'invalid']);
    expect(refusedFields(refusal.errors).sort()).toEqual(namesOf(writable(entity)));
  });

  test('names every field that a create needs and that is missing', async () => {
    const endpoint = entity.calls.create;
    if (!endpoint) return;
    const required = writable(entity).filter(([, field]) => field.default === undefined);
    const { within, place, member } = world();
    const params = paramsOf(entity, place);
    const { status, refusal } = await call(within, endpoint, { params, body: {}, as: member });
    expect(status).toBe(422);
    expect(refusedFields(refusal.errors).sort()).toEqual(namesOf(required));
  });
});

describe.each(having('update'))('%s', (_, entity) => {
  const world = useWorld(entity);

  test('names every bad field of an update at once', async () => {
    const { status, refusal } = await make(world(), 'update', { body: badBody(entity) });
    expect(status).toBe(422);
    expect(refusedFields(refusal.errors).sort()).toEqual(namesOf(writable(entity)));
  });
});
