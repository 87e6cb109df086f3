import { beforeEach, describe, expect, test } from 'vitest';
import { entities } from '../../contract/all.ts';
import { itemsPerPage } from '../../contract/endpoint.ts';
import type { Entity, Operation } from '../../contract/entity.ts';
import { granted } from '../../contract/permissions.ts';
import { scopeOf } from '../../server/auth/session.ts';
import { storesTable } from '../../server/resources/stores.tables.ts';
import { call, type TestApp, testApp } from '../support/app.ts';
import {
  addRecord,
  badBody,
  goodBody,
  holdsMany,
  needsOf,
  paramsOf,
  writable,
} from '../support/factories.ts';
import {
  addCompany,
  addMember,
  addPlace,
  allBut,
  type Person,
  type Place,
} from '../support/people.ts';

type Row = Record<string, unknown>;

let within: TestApp;
let company: Place;
let place: Place;
let other: Place;
let member: Person;
let id: number;
/** What a record wants to be there before it. */
let needs: Row;

const kindOf = (entity: Entity) => scopeOf(entity.path)?.kind ?? 'store';

/** A company with a record that its member may do everything with, and another company. */
async function prepare(entity: Entity) {
  within = await testApp();
  company = await addCompany(within);
  place = await addPlace(within, kindOf(entity), company);
  other = await addPlace(within, kindOf(entity), await addCompany(within, 'Βήτα'));
  member = await addMember(within, place);
  id = await addRecord(within, entity, place);
  needs = await needsOf(within, entity, place);
}

const good = (entity: Entity) => goodBody(entity, needs);

/** One of an entity's calls, made as its member on its record unless told otherwise. */
function make(
  entity: Entity,
  operation: Operation,
  { as = member, at = place, of = id, body = {}, query = {} }: Partial<Made> = {},
) {
  const endpoint = entity.calls[operation];
  if (!endpoint) throw new Error(`${entity.name} has no ${operation}`);
  const one = !['list', 'create'].includes(operation);
  const sent = operation === 'create' ? { ...good(entity), ...body } : body;
  return call(within, endpoint, {
    params: paramsOf(entity, at, one ? of : undefined),
    query,
    ...(endpoint.body ? { body: sent } : {}),
    as,
  });
}

interface Made {
  as: Person;
  at: Place;
  of: number;
  body: Row;
  query: Record<string, string | number>;
}

const operationsOf = (entity: Entity) => Object.keys(entity.calls) as Operation[];
const rowsIn = (entity: Entity, data: unknown) =>
  (data as Record<string, Row[]>)[entity.collection];
const idsIn = (entity: Entity, data: unknown) => rowsIn(entity, data)?.map((row) => row[entity.id]);
/** The record as it is: read alone or, where nobody does that, found in its list. */
async function recordOf(entity: Entity, of = id): Promise<Row> {
  if (entity.calls.read) return (await make(entity, 'read', { of })).data as Row;
  const { data } = await make(entity, 'list', { query: { [entity.id]: of } });
  return rowsIn(entity, data)?.[0] ?? {};
}
const pageOf = (data: unknown) => (data as { pagination: Row }).pagination;
const refusedFields = (errors: Record<string, unknown> = {}) => [
  ...new Set(Object.keys(errors).map((path) => path.split('.')[0])),
];
const having = (...operations: Operation[]) =>
  entities.filter((entity) => operations.every((operation) => entity.calls[operation]));
const named = (list: readonly Entity[]) => list.map((entity) => [entity.name, entity] as const);

describe.each(named(entities))('%s', (_, entity) => {
  beforeEach(() => prepare(entity));

  test.each(operationsOf(entity))('%s needs exactly its permission', async (operation) => {
    const { access } = entity.calls[operation] ?? { access: '' };
    const without = await addMember(within, place, allBut(access));
    expect(granted(allBut(access), access)).toBe(false);
    expect((await make(entity, operation, { as: without })).status).toBe(403);

    await within.database.db.update(storesTable).set({ permissions: allBut(access) });
    expect((await make(entity, operation)).status).toBe(403);
  });

  test.each(operationsOf(entity))('%s in another company is not found', async (operation) => {
    expect((await make(entity, operation, { at: other })).status).toBe(404);
  });

  test('another company’s record is not found and not listed', async () => {
    const foreign = await addRecord(within, entity, other);
    for (const operation of operationsOf(entity).filter(
      (each) => !['list', 'create'].includes(each),
    ))
      expect((await make(entity, operation, { of: foreign })).status).toBe(404);
    const { data } = await make(entity, 'list');
    expect(idsIn(entity, data)).toEqual([id]);
    expect(pageOf(data).total).toBe(1);
    const theirs = await addMember(within, other);
    expect(idsIn(entity, (await make(entity, 'list', { as: theirs, at: other })).data)).toEqual([
      foreign,
    ]);
  });

  test('a page beyond the last is empty, one beyond any reason is refused', async () => {
    const empty = await make(entity, 'list', { query: { page: 10_000 } });
    expect(rowsIn(entity, empty.data)).toEqual([]);
    expect(pageOf(empty.data)).toMatchObject({ total: 1, displayed: 0, next_page: null });
    for (const page of ['10001', '999999999999999999999', '0', '-1', '1.5', 'two']) {
      const { status, refusal } = await make(entity, 'list', { query: { page } });
      expect([status, refusedFields(refusal.errors)]).toEqual([422, ['page']]);
    }
  });

  test('an unknown filter and an unknown sort are refused by name', async () => {
    const query = { colour_of_the_sky: 'blue', sort: 'company_id', order: 'sideways' };
    const { status, refusal } = await make(entity, 'list', { query });
    expect(status).toBe(422);
    expect(refusedFields(refusal.errors).sort()).toEqual(['colour_of_the_sky', 'order', 'sort']);
  });

  test('every declared filter and sort is answered, up and down', async () => {
    const sorts = entity.sorts.map((sort) => sort.replace('-', ''));
    for (const sort of sorts)
      for (const order of ['asc', 'desc'])
        expect((await make(entity, 'list', { query: { sort, order } })).status).toBe(200);
    const values: Record<string, string> = {
      flag: 'true',
      toggle: 'true',
      ref: '1',
      refs: '1',
      integer: '1',
      moment: '2026-01-01T00:00:00Z..2026-02-01T00:00:00Z',
      text: 'a',
    };
    for (const name of entity.filters) {
      const field = entity.fields[name];
      const value = field?.values ? String(field.values[0]) : (values[field?.kind ?? ''] ?? 'a');
      const { status } = await make(entity, 'list', { query: { [name]: value } });
      expect([name, status]).toEqual([name, 200]);
    }
  });
});

describe.each(named(entities.filter(holdsMany)))('%s', (_, entity) => {
  beforeEach(() => prepare(entity));

  test('a list tells all six numbers of its page and shows twelve rows a page', async () => {
    for (let count = 1; count <= itemsPerPage; count += 1) await addRecord(within, entity, place);
    const first = await make(entity, 'list');
    expect(pageOf(first.data)).toEqual({
      total: 13,
      current_page: 1,
      next_page: 2,
      displayed: 12,
      items_per_page: 12,
      total_pages: 2,
    });
    const second = await make(entity, 'list', { query: { page: 2 } });
    expect(pageOf(second.data)).toMatchObject({ next_page: null, displayed: 1, current_page: 2 });
    const shown = [first, second].flatMap(({ data }) => idsIn(entity, data));
    expect(new Set(shown).size).toBe(13);
  });

  test('a list is narrowed to the ids it is asked for', async () => {
    const second = await addRecord(within, entity, place);
    await addRecord(within, entity, place);
    const { data } = await make(entity, 'list', { query: { [entity.id]: `${id},${second}` } });
    expect(
      idsIn(entity, data)
        ?.map(Number)
        .sort((a, b) => a - b),
    ).toEqual([id, second]);
    const one = await make(entity, 'list', { query: { [entity.id]: second } });
    expect(idsIn(entity, one.data)).toEqual([second]);
  });
});

describe.each(named(entities.filter(({ path }) => path.startsWith('/stores/'))))(
  '%s',
  (_, entity) => {
    test('of another store of the same company is not found and not listed', async () => {
      await prepare(entity);
      const sibling = await addPlace(within, 'store', company);
      const theirs = await addRecord(within, entity, sibling);
      for (const operation of (['read', 'update', 'delete'] as const).filter(
        (each) => entity.calls[each],
      ))
        expect((await make(entity, operation, { of: theirs })).status).toBe(404);
      expect(idsIn(entity, (await make(entity, 'list')).data)).toEqual([id]);
      expect((await make(entity, 'list', { at: sibling })).status).toBe(404);
    });
  },
);

describe.each(named(having('create', 'read', 'update', 'delete')))('%s', (_, entity) => {
  beforeEach(() => prepare(entity));

  test('is created, read, listed, updated and deleted', async () => {
    const body = good(entity);
    const created = await make(entity, 'create', { body });
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject(body);
    const of = Number((created.data as Row)[entity.id]);

    expect((await make(entity, 'read', { of })).data).toEqual(created.data);
    expect(rowsIn(entity, (await make(entity, 'list')).data)).toContainEqual(created.data);

    const updated = await make(entity, 'update', { of, body: good(entity) });
    expect(updated.status).toBe(200);
    expect(updated.data).toMatchObject(body);

    const deleted = await make(entity, 'delete', { of });
    expect([deleted.status, deleted.data]).toEqual([200, null]);
    expect((await make(entity, 'read', { of })).status).toBe(404);
    expect((await make(entity, 'delete', { of })).status).toBe(404);
  });

  test('names every bad field of a create at once', async () => {
    const { status, refusal } = await make(entity, 'create', { body: badBody(entity) });
    expect([status, refusal.error]).toEqual([422, 'invalid']);
    expect(refusedFields(refusal.errors).sort()).toEqual(
      writable(entity)
        .map(([name]) => name)
        .sort(),
    );
  });

  test('names every field that a create needs and that is missing', async () => {
    const endpoint = entity.calls.create;
    if (!endpoint) return;
    const required = writable(entity).filter(([, field]) => field.default === undefined);
    const params = paramsOf(entity, place);
    const { status, refusal } = await call(within, endpoint, { params, body: {}, as: member });
    expect(status).toBe(422);
    expect(refusedFields(refusal.errors).sort()).toEqual(required.map(([name]) => name).sort());
  });
});

describe.each(named(having('update')))('%s', (_, entity) => {
  beforeEach(() => prepare(entity));

  test('names every bad field of an update at once', async () => {
    const { status, refusal } = await make(entity, 'update', { body: badBody(entity) });
    expect(status).toBe(422);
    expect(refusedFields(refusal.errors).sort()).toEqual(
      writable(entity)
        .map(([name]) => name)
        .sort(),
    );
  });

  test('saving over someone else’s change is refused with the record as it is', async () => {
    const current = await recordOf(entity);
    const stale = { ...good(entity), updated_at: '2020-01-01T00:00:00.000Z' };
    const { status, refusal } = await make(entity, 'update', { body: stale });
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
    expect(refusal.current).toEqual(current);
    expect(await recordOf(entity)).toEqual(current);

    const fresh = { ...good(entity), updated_at: current.updated_at };
    expect((await make(entity, 'update', { body: fresh })).status).toBe(200);
  });

  test('a field left out keeps its value, and null empties an optional one', async () => {
    const before = (await make(entity, 'update', { body: good(entity) })).data as Row;
    const untouched = (await make(entity, 'update', { body: {} })).data as Row;
    expect({ ...untouched, updated_at: '' }).toEqual({ ...before, updated_at: '' });

    for (const [name, { nullable }] of writable(entity)) {
      if (!nullable) continue;
      const after = (await make(entity, 'update', { body: { [name]: null } })).data as Row;
      expect(after[name]).toBeNull();
    }
  });

  test('what only the server sets is left as it is', async () => {
    const before = await recordOf(entity);
    const readOnly = Object.keys(entity.fields).filter((name) => entity.fields[name]?.readOnly);
    const forged = Object.fromEntries(
      [...readOnly, 'company_id', 'store_id', entity.id]
        .filter(
          (name) => name !== 'updated_at' && (!entity.fields[name] || readOnly.includes(name)),
        )
        .map((name) => [name, 77]),
    );
    const after = (await make(entity, 'update', { body: forged })).data as Row;
    expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  });
});

const nasty = {
  'a NUL byte': 'a\u0000b',
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a formula': '=HYPERLINK("http://example.org","x")',
  emoji: '👩‍👩‍👧‍👦 ☕️',
  'a lone surrogate': '\ud800',
  'a very long text': 'Ω'.repeat(10_000),
  'what SQL reads': "'; drop table products; --",
  'what LIKE reads': '%_\\',
};

describe.each(named(having('update')))('%s', (_, entity) => {
  test.each(Object.entries(nasty))(
    'with %s is refused clearly or kept as sent',
    async (__, text) => {
      await prepare(entity);
      const texts = writable(entity).filter(([, { kind }]) =>
        ['text', 'paragraph', 'localized'].includes(kind),
      );
      for (const [name, { kind }] of texts) {
        const sent = kind === 'localized' ? { el: text, en: text, it: text } : text;
        const answer = await make(entity, 'update', { body: { [name]: sent } });
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 200) expect((answer.data as Row)[name]).toEqual(sent);
        else expect(refusedFields(answer.refusal.errors)).toEqual([name]);
      }
      const query: Record<string, string> = { q: text };
      const found = entity.filters.includes('q')
        ? await make(entity, 'list', { query })
        : undefined;
      expect([undefined, 200, 422]).toContain(found?.status);
    },
  );
});
