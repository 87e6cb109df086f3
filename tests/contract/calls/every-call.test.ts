import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints, entities } from '../../../contract/all.ts';
import { type Endpoint, paramNames } from '../../../contract/engine/endpoint.ts';
import { refusals } from '../../../contract/engine/errors.ts';
import type { StoreKind } from '../../../contract/organisations/stores.ts';
import { openTo, permissionPaths } from '../../../contract/permissions/permissions.ts';
import { serve } from '../../../server/http/serve.ts';
import { scopeOf } from '../../../server/http/session.ts';
import { namedPaths } from '../../../server/openapi/paths.ts';
import { refusalsOf } from '../../../server/openapi/refusals.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addPlace,
  addSuperAdmin,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

let within: TestApp;
beforeAll(async () => {
  within = await testApp();
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const listed = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const guarded = allEndpoints.filter(({ access }) => access !== 'public');
const namesPermission = ({ access }: Endpoint) => !(openTo as readonly string[]).includes(access);
const paramsFor = ({ path, verbs }: Endpoint) =>
  Object.fromEntries(
    paramNames(path).map((name) => [name, name === 'action' ? (verbs?.[0] ?? '') : 1]),
  );

describe('every call', () => {
  test.each(listed(guarded))('%s is refused to nobody in particular', async (_, endpoint) => {
    const { status, refusal } = await call(within, endpoint, { params: paramsFor(endpoint) });
    expect([status, refusal.code, refusal.error]).toEqual([401, 401, 'signed_out']);
  });

  test.each(listed(guarded))('%s is refused to an unknown token', async (_, endpoint) => {
    const as = { token: 'x'.repeat(43) };
    const { status } = await call(within, endpoint, { params: paramsFor(endpoint), as });
    expect(status).toBe(401);
  });

  test('names a permission that exists, or says that it needs none', () => {
    const known: readonly string[] = [...permissionPaths, ...openTo];
    const unknown = allEndpoints.filter(({ access }) => !known.includes(access)).map(nameOf);
    expect(unknown).toEqual([]);
  });

  test('that names no declared permission stops the server', () => {
    const endpoint = {
      ...(guarded[0] as Endpoint),
      access: 'anything.goes',
    } as unknown as Endpoint;
    const { app, api: whole } = within;
    const api = { ...whole, app, dependencies: {} as never, served: new Map() };
    expect(() => serve(api, endpoint, async () => null)).toThrow('no declared permission');
  });

  test('is declared once', () => {
    const names = allEndpoints.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('that a permission guards names the store it is asked in', () => {
    const storeless = guarded
      .filter((endpoint) => namesPermission(endpoint) && !/\/\{(storeId|id)\}/.test(endpoint.path))
      .map(nameOf);
    expect(storeless).toEqual([]);
  });
});

describe('every call that a permission guards', () => {
  const kinds: StoreKind[] = ['company', 'store', 'supplier'];
  const own = {} as Record<StoreKind, Place>;
  const others = {} as Record<StoreKind, Place>;
  const members = {} as Record<StoreKind, Person>;
  const kindOf = ({ path }: Endpoint) => scopeOf(path)?.kind ?? 'store';
  const placed = guarded.filter((endpoint) => namesPermission(endpoint) && scopeOf(endpoint.path));
  const at = (endpoint: Endpoint, { storeId }: Place) => ({
    ...paramsFor(endpoint),
    [scopeOf(endpoint.path)?.param ?? '']: storeId,
  });

  beforeAll(async () => {
    const company = await addCompany(within);
    const other = await addCompany(within, 'Βήτα');
    for (const kind of kinds) {
      own[kind] = await addPlace(within, kind, company);
      others[kind] = await addPlace(within, kind, other);
      members[kind] = await addMember(within, own[kind]);
    }
  });

  test.each(listed(placed))('%s needs it', async (_, endpoint) => {
    const place = own[kindOf(endpoint)];
    const as = await addMember(within, place, allBut(endpoint.access));
    const { status } = await call(within, endpoint, { params: at(endpoint, place), as });
    expect(status).toBe(403);
  });

  test.each(listed(placed))('%s in another company is not found', async (_, endpoint) => {
    const kind = kindOf(endpoint);
    const params = at(endpoint, others[kind]);
    const { status } = await call(within, endpoint, { params, as: members[kind] });
    expect(status).toBe(404);
  });
});

describe('every call about the whole installation', () => {
  const endpoints = guarded.filter(({ access }) => access === 'super-admin');

  test.each(listed(endpoints))('%s is for super admins alone', async (_, endpoint) => {
    const params = paramsFor(endpoint);
    const everything = await addMember(within, await addCompany(within), { '*': true });
    const admin = await addSuperAdmin(within);
    expect((await call(within, endpoint, { params, as: everything })).status).toBe(403);
    expect((await call(within, endpoint, { params, as: admin })).status).not.toBe(403);
  });
});

interface Operation {
  'x-pistos-extension'?: boolean;
  'x-permission'?: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

describe('the OpenAPI document', () => {
  let document: Document;
  const named = namedPaths();
  const paths = new Map(allEndpoints.map((each) => [each, named(`/api${each.path}`)]));
  const pathOf = (endpoint: Endpoint) => paths.get(endpoint) ?? '';
  const operationOf = (endpoint: Endpoint) =>
    document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];

  beforeAll(async () => {
    document = (await (await within.app.request('/api/openapi.json')).json()) as Document;
  });

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test.each(listed(allEndpoints))('describes %s', (_, endpoint) => {
    const operation = operationOf(endpoint);
    const parameters = operation?.parameters?.filter((each) => each.in === 'path') ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(paramNames(pathOf(endpoint)));
    expect(operation?.['x-pistos-extension']).toBe(endpoint.extension);
    const free = endpoint.access === 'public' || endpoint.access === 'signed-in';
    expect(operation?.['x-permission']).toBe(free ? undefined : endpoint.access);
    expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : undefined);
    const types = Object.keys(operation?.requestBody?.content ?? {});
    const wanted = endpoint.files ? ['multipart/form-data'] : endpoint.body && ['application/json'];
    expect(types).toEqual(wanted ?? []);
    const refused = new Set(refusalsOf(endpoint).map((refusal) => String(refusals[refusal])));
    const answers = [String(endpoint.status ?? 200), ...refused].sort();
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(answers);
  });

  test.each(entities.map((entity) => [entity.title, entity] as const))(
    'describes the fields of %s',
    (title, entity) => {
      const schemas = Object.entries(document.components.schemas);
      const described = schemas.filter(([name]) => [title, `${title}Output`].includes(name));
      expect(described).toHaveLength(1);
      expect(Object.keys(described[0]?.[1].properties ?? {})).toEqual([
        ...new Set([entity.id, ...Object.keys(entity.fields)]),
      ]);
    },
  );

  test('is rendered by a page from files of our own', async () => {
    const page = await within.app.request('/api/docs');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect([...html.matchAll(/(?:src|spec-url|href)="([^"]+)"/g)].map((match) => match[1])).toEqual(
      ['/api/docs/rapidoc.js', '/api/docs/openapi.json'],
    );
    const script = await within.app.request('/api/docs/rapidoc.js');
    expect(script.headers.get('content-type')).toBe('text/javascript');
  });
});
