import { describe, expect, test } from 'vitest';
import { itemsPerPage } from '../../contract/engine/endpoint.ts';
import { tellsChanges } from '../../contract/engine/list-query.ts';
import {
  elsewhere,
  everyEntity,
  idsIn,
  make,
  pageOf,
  useWorld,
} from '../support/worlds/entity-world.ts';
import { addRecord, holdsMany } from '../support/worlds/factories.ts';

const values: Record<string, string> = {
  flag: 'true',
  toggle: 'true',
  ref: '1',
  refs: '1',
  integer: '1',
  moment: '2026-01-01T00:00:00Z..2026-02-01T00:00:00Z',
  text: 'a',
};

describe.each(everyEntity)('%s', (_, entity) => {
  const world = useWorld(entity);

  test('every declared filter and sort is answered, up and down', async () => {
    const sorts = entity.sorts.map((sort) => sort.replace('-', ''));
    for (const sort of sorts)
      for (const order of ['asc', 'desc'])
        expect((await make(world(), 'list', { query: { sort, order } })).status).toBe(200);
    for (const name of entity.filters) {
      const field = entity.fields[name];
      const value = field?.values ? String(field.values[0]) : (values[field?.kind ?? ''] ?? 'a');
      const { status } = await make(world(), 'list', { query: { [name]: value } });
      expect([name, status]).toEqual([name, 200]);
    }
  });

  if (tellsChanges(entity))
    test('a list is asked for what was changed since a moment', async () => {
      const asked = async (updated_since: string) =>
        pageOf((await make(world(), 'list', { query: { updated_since } })).data).total;
      expect(await asked('2000-01-01T00:00:00.000Z')).toBeGreaterThan(0);
      expect(await asked('2999-01-01T00:00:00.000Z')).toBe(0);
    });

  if (!holdsMany(entity)) return;

  test('a list tells all six numbers of its page and shows twelve rows a page, or as many as is wanted of a few sizes', async () => {
    const own = await elsewhere(world());
    for (let count = 1; count <= itemsPerPage; count += 1)
      await addRecord(own.within, entity, own.place);
    const first = await make(own, 'list');
    expect(pageOf(first.data)).toEqual({
      total: 13,
      current_page: 1,
      next_page: 2,
      displayed: 12,
      items_per_page: 12,
      total_pages: 2,
    });
    const second = await make(own, 'list', { query: { page: 2 } });
    expect(pageOf(second.data)).toMatchObject({ next_page: null, displayed: 1, current_page: 2 });
    const shown = [first, second].flatMap(({ data }) => idsIn(own, data));
    expect(new Set(shown).size).toBe(13);
    const long = await make(own, 'list', { query: { per_page: 25 } });
    expect(pageOf(long.data)).toMatchObject({ displayed: 13, items_per_page: 25, total_pages: 1 });
    expect((await make(own, 'list', { query: { per_page: 13 } })).status).toBe(422);
  });

  test('a list is narrowed to the ids it is asked for', async () => {
    const own = await elsewhere(world());
    const second = await addRecord(own.within, entity, own.place);
    await addRecord(own.within, entity, own.place);
    const { data } = await make(own, 'list', { query: { [entity.id]: `${own.id},${second}` } });
    expect(
      idsIn(own, data)
        ?.map(Number)
        .sort((a, b) => a - b),
    ).toEqual([own.id, second]);
    const one = await make(own, 'list', { query: { [entity.id]: second } });
    expect(idsIn(own, one.data)).toEqual([second]);
  });
});
