import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { Uses } from '../../contract/common/uses.ts';
import { type Answer, request, requestFile } from '../session/api.ts';
import { saveFile } from '../session/download.ts';
import type { Acted, Asked, CallOutline } from './call-outline.ts';
import { cutOf, httpClient, saidOf } from './client.ts';
import type { FieldOutline } from './field-outline.ts';
import { sendImage } from './image.ts';
import type { Outline } from './outline.ts';
import { itemsPerPage, type PageMeta, pageSizes } from './page.data.ts';
import { pathOfRecord, placeId, within } from './place.ts';
import { type Rules, sourceOf } from './sources.ts';
import { createStoreWith } from './stores.ts';
import { pageOfWhole, wholeOf } from './whole.ts';

type Data = Record<string, unknown>;

/** {storeId} of the calls, or {id} where the specification calls it so, comes from local storage (http-store-id). */
const inStore = (path: string) => path.replace(/\{(storeId|id)\}/g, String(placeId(path)));

const entityOf = (resource: string) => sourceOf(resource).entity;

/** The API's path of a resource, without the leading slash that simple-rest adds. */
const pathOf = (resource: string) => inStore(entityOf(resource).path).slice(1);

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isEmpty));
const isNone = (value: unknown) => Array.isArray(value) && value.length === 0;
const withId = (entity: Outline, record: Data): RaRecord => ({
  ...record,
  id: record[entity.id] as Identifier,
});
/** What a caller may send of a field: its value, or its yes to a question. */
const isSent = ({ fields, confirms }: Outline, name: string) =>
  (fields[name] && !fields[name].readOnly) || confirms?.includes(name);
const written = (
  entity: Outline,
  data: Data,
  keep: (value: unknown, field: FieldOutline | undefined) => boolean,
): Data =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => isSent(entity, name) && keep(value, entity.fields[name]),
    ),
  );
/** What was emptied where there would otherwise be something. */
const isEmptied = (value: unknown, field: FieldOutline | undefined) =>
  value === null && field?.nullable === true && field.default !== null;

const rest = simpleRest('', httpClient, 'x-total');

/** The page that so many rows are fetched by. */
const sizeFor = (wanted: number) =>
  pageSizes.find((size) => size >= wanted) ?? Math.max(...pageSizes);

/** One page as the server cuts it, whatever size was requested (list-page-size-server). */
async function page(
  entity: Outline,
  path: string,
  params: GetListParams,
  number: number,
  perPage: number,
) {
  const pagination = { page: number, perPage };
  const answer = await rest.getList(path, { ...params, pagination });
  const { items_per_page: size = perPage, estimated } = cutOf(answer.data);
  return {
    data: answer.data.map((row) => withId(entity, row)),
    total: answer.total ?? 0,
    meta: { size, ...(estimated ? { estimated } : {}) } satisfies PageMeta,
  };
}

/** The first so many rows, page by page, in order. */
async function upTo(wanted: number, entity: Outline, path: string, params: GetListParams) {
  const first = await page(entity, path, params, 1, sizeFor(wanted));
  const count = Math.ceil(Math.min(first.total, wanted) / first.meta.size);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
      page(entity, path, params, index + 2, sizeFor(wanted)),
    ),
  );
  const data = [first, ...others].flatMap((each) => each.data).slice(0, wanted);
  return { ...first, data };
}

/** A page of a list, or as many rows as are requested. */
function pages(entity: Outline, path: string, params: GetListParams) {
  const { page: number = 1, perPage = itemsPerPage } = params.pagination ?? {};
  if (number === 1 && perPage > itemsPerPage) return upTo(perPage, entity, path, params);
  return page(entity, path, params, number, sizeFor(perPage));
}

async function many(entity: Outline, path: string, ids: readonly Identifier[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / itemsPerPage) }, (_, index) =>
    ids.slice(index * itemsPerPage, (index + 1) * itemsPerPage),
  );
  const pages = await Promise.all(
    parts.map((part) =>
      upTo(part.length, entity, path, {
        filter: { [entity.id]: part.join(',') },
        sort: { field: 'id', order: 'ASC' },
      }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

const getOne = async (resource: string, id: Identifier) =>
  withId(entityOf(resource), (await rest.getOne(pathOf(resource), { id })).data);

/** A saved record with its picture, whatever the field is called: sending one makes a newer version of it. */
async function withPicture(resource: string, saved: Data, data: Data): Promise<RaRecord> {
  const entity = entityOf(resource);
  const record = { ...withId(entity, saved), said: saidOf(saved) };
  const { fields } = entity;
  const field = Object.keys(fields).find((name) => fields[name]?.kind === 'image') ?? 'image';
  const sent = await sendImage(resource, pathOf(resource), record.id, field, data[field]);
  if (!sent) return record;
  const newer = await getOne(resource, record.id).catch(() => ({}));
  return { ...record, ...sent, ...newer };
}

/** Where the specification has a call of its own to create: `…/create`, a store's together with its manager. */
async function createIn({ name, path }: Outline, body: Data, user: unknown): Promise<Data> {
  if (name === 'stores') return createStoreWith(body, user, inStore(path));
  return (await rest.create(`${inStore(path).slice(1)}/create`, { data: body })).data;
}

/** The body of an update: what changed, an emptied field as null, and the version it was loaded at. */
function changesOf(entity: Outline, rules: Rules, data: Data, previous: Data): Data {
  const changed = Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(previous[name]),
    ),
  );
  const sent = written(entity, changed, () => true);
  return {
    ...(rules.change.parse(sent) as Data),
    ...(data.updated_at ? { updated_at: data.updated_at } : {}),
  };
}

/** react-admin's calls in the specification's paths and pages, for every resource of the panels. */
export const dataProvider: DataProvider = {
  ...rest,
  async getList(resource: string, params: GetListParams) {
    const whole = await wholeOf(resource);
    if (whole) return pageOfWhole(resource, whole, params);
    return pages(entityOf(resource), pathOf(resource), params);
  },
  async getOne(resource: string, { id }: { id: Identifier }) {
    return { data: await getOne(resource, id) };
  },
  async getMany(resource: string, { ids }: { ids: readonly Identifier[] }) {
    const { rows } = (await wholeOf(resource)) ?? {};
    if (rows)
      return { data: rows.filter((row) => ids.some((id) => String(id) === String(row.id))) };
    return { data: await many(entityOf(resource), pathOf(resource), ids) };
  },
  // Empty values are dropped, defaults and the other languages filled in (store-product-drop-empty).
  async create(resource: string, { data }: { data: Data }) {
    const { entity, rules } = sourceOf(resource);
    const values = written(
      entity,
      data,
      (value, field) => !isEmpty(value) || isEmptied(value, field),
    );
    const filled = Object.entries((await rules()).write.parse(values) as Data);
    const body = Object.fromEntries(
      filled.filter(([name, value]) => name in values || !(isEmpty(value) || isNone(value))),
    );
    const created = entity.calls.create
      ? (await rest.create(inStore(entity.createdAt ?? entity.path).slice(1), { data: body })).data
      : await createIn(entity, body, data.user_details);
    return { data: await withPicture(resource, created, data) };
  },
  async update(
    resource: string,
    { id, data, previousData }: { id: Identifier; data: Data; previousData: Data },
  ) {
    const { entity, rules } = sourceOf(resource);
    const body = changesOf(entity, await rules(), data, previousData ?? {});
    const { data: updated } = await rest.update(pathOf(resource), {
      id,
      data: body,
      previousData: { id },
    });
    return { data: await withPicture(resource, updated, data) };
  },
  async delete(resource: string, { id }: { id: Identifier }) {
    await rest.delete(pathOf(resource), { id });
    return { data: { id } };
  },
  /** What uses any of some records, and what becomes of that when they are deleted; nothing of records that nothing names. */
  async uses(resource: string, [id, ...others]: readonly Identifier[]): Promise<Uses> {
    const { calls } = entityOf(resource);
    if (!calls.uses) return { uses: [] };
    const query = others.length ? { with: others.join(',') } : {};
    return (await request('GET', `/${pathOf(resource)}/${id}/uses`, { query })).data as Uses;
  },
  /** Reads what a call answers within the place that the panel is open for. Throws an ApiError for a refusal. */
  async read(path: string, { params = {}, ...asked }: Asked = {}): Promise<unknown> {
    return (await request('GET', within(path, params), asked)).data;
  },
  /** Makes a call about one record; answers what the server does. Throws an ApiError for a refusal. */
  act({ method, path }: CallOutline, id: Identifier, sent: Acted = {}): Promise<Answer> {
    return request(method, pathOfRecord(path, id), sent);
  },
  /** Saves the file that a call about one record answers. Throws an ApiError for a refusal. */
  async saveFile({ path }: CallOutline, id: Identifier): Promise<void> {
    const { file, name } = await requestFile(pathOfRecord(path, id));
    saveFile(file, name);
  },
  // One that is refused keeps none of the others; the first refusal is told.
  async deleteMany(resource: string, { ids }: { ids: readonly Identifier[] }) {
    const refused: unknown[] = [];
    for (const id of ids)
      await rest.delete(pathOf(resource), { id }).catch((error: unknown) => refused.push(error));
    if (refused.length) throw refused[0];
    return { data: [...ids] };
  },
} as DataProvider;
