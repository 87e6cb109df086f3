import { describe, expect, test } from 'vitest';
import {
  elsewhere,
  good,
  having,
  make,
  type Row,
  recordOf,
  refusedFields,
  rowsIn,
  useWorld,
  withOwnRecord,
} from '../support/worlds/entity-world.ts';
import { isWanted, writable } from '../support/worlds/factories.ts';

describe.each(having('create', 'read', 'update', 'delete'))('%s', (_, entity) => {
  const world = useWorld(entity);

  test('is created, read, listed, updated and deleted', async () => {
    const own = await elsewhere(world());
    const body = good(own);
    const created = await make(own, 'create', { body });
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject(body);
    const of = Number((created.data as Row)[entity.id]);

    expect((await make(own, 'read', { of })).data).toEqual(created.data);
    expect(rowsIn(own, (await make(own, 'list')).data)).toContainEqual(created.data);

    const updated = await make(own, 'update', { of, body: good(own) });
    expect(updated.status).toBe(200);
    expect(updated.data).toMatchObject(body);

    const deleted = await make(own, 'delete', { of });
    expect([deleted.status, deleted.data]).toEqual([200, null]);
    expect((await make(own, 'read', { of })).status).toBe(404);
    expect((await make(own, 'delete', { of })).status).toBe(404);
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

describe.each(having('update'))('%s', (_, entity) => {
  const world = useWorld(entity);

  test('saving over someone else’s change is refused with the record as it is', async () => {
    const own = await withOwnRecord(world());
    const current = await recordOf(own);
    const stale = { ...good(own), updated_at: '2020-01-01T00:00:00.000Z' };
    const { status, refusal } = await make(own, 'update', { body: stale });
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
    expect(refusal.current).toEqual(current);
    expect(await recordOf(own)).toEqual(current);

    const fresh = { ...good(own), updated_at: current.updated_at };
    expect((await make(own, 'update', { body: fresh })).status).toBe(200);
  });

  test('a field left out keeps its value, and null empties an optional one', async () => {
    const own = await elsewhere(world());
    const before = (await make(own, 'update', { body: good(own) })).data as Row;
    const untouched = (await make(own, 'update', { body: {} })).data as Row;
    expect({ ...untouched, updated_at: '' }).toEqual({ ...before, updated_at: '' });

    for (const [name, { nullable }] of writable(entity)) {
      if (!nullable || isWanted(entity, name)) continue;
      const after = (await make(own, 'update', { body: { [name]: null } })).data as Row;
      expect(after[name]).toBeNull();
    }
  });

  test('what only the server sets is left as it is', async () => {
    const own = await withOwnRecord(world());
    const before = await recordOf(own);
    const readOnly = Object.keys(entity.fields).filter((name) => entity.fields[name]?.readOnly);
    const readNames = [...readOnly, entity.id].filter((name) => name !== 'updated_at');
    const forged = Object.fromEntries(readNames.map((name) => [name, 77]));
    const after = (await make(own, 'update', { body: forged })).data as Row;
    expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  });

  test('whose it is cannot be sent: a name that it does not know is refused', async () => {
    const own = await withOwnRecord(world());
    const { status, refusal } = await make(own, 'update', { body: { company_id: 77 } });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['company_id']]);
  });

  test.each(Object.entries(nasty))(
    'with %s is refused clearly or kept as sent',
    async (__, text) => {
      const own = await withOwnRecord(world());
      const texts = writable(entity).filter(([, { kind }]) =>
        ['text', 'paragraph', 'localized'].includes(kind),
      );
      for (const [name, { kind }] of texts) {
        const sent = kind === 'localized' ? { el: text, en: text, it: text } : text;
        const answer = await make(own, 'update', { body: { [name]: sent } });
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 200) expect((answer.data as Row)[name]).toEqual(sent);
        else expect(refusedFields(answer.refusal.errors)).toEqual([name]);
      }
      const matches = entity.filters.includes('q')
        ? await make(own, 'list', { query: { q: text } })
        : undefined;
      expect([undefined, 200, 422]).toContain(matches?.status);
    },
  );
});
