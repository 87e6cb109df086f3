import { z } from 'zod';
import { printable } from '../engine/characters.ts';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { text } from '../engine/text-fields.ts';

const path = '/common/stores/{storeId}/saved-views';
// Who may read the list may keep views of it: that is asked of the list itself.
const ours = { tag: 'common', extension: true, access: 'signed-in' } as const;

const name = z.string().max(60).regex(printable);
const filter = z.record(
  name,
  z.union([z.string().max(500).regex(printable), z.number(), z.boolean()]),
);
const sort = z.object({ field: name, order: z.enum(['ASC', 'DESC']) }).nullable();

const view = z
  .object({
    view_id: z.int(),
    /** The entity that is listed. */
    resource: z.string(),
    name: z.string(),
    /** Seen by everybody who may see the list. */
    shared: z.boolean(),
    own: z.boolean(),
    filter,
    sort,
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof view>;

export const listViews = endpoint({
  ...ours,
  method: 'GET',
  path,
  summary: 'the saved views of a list: one’s own, and those shared by others',
  query: z.strictObject({ resource: name }),
  reply: z.object({ views: z.array(view) }),
});

export const saveView = endpoint({
  ...ours,
  method: 'POST',
  path,
  status: 201,
  summary: 'save the filters and the order of a list; a view of one’s own of that name is replaced',
  body: z.object({
    resource: name.min(1),
    name: text(60).value,
    shared: z.boolean().default(false),
    filter,
    sort: sort.default(null),
  }),
  reply: view,
});

export const deleteView = endpoint({
  ...ours,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'delete a saved view of one’s own',
  retires: 'saved_views',
  reply: nothing,
});

export const savedViewCalls = [listViews, saveView, deleteView];
