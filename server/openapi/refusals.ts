import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { paramNames } from '../../contract/engine/endpoint.ts';
import { errorBody, type RefusalId, refusals } from '../../contract/engine/errors.ts';
import { en } from '../../contract/words/en.ts';
import { refusalsOfCalls } from './refusals.data.ts';

const ofCaller = ({ access }: Endpoint): RefusalId[] => {
  if (access === 'public') return ['too_many_attempts'];
  return access === 'signed-in' ? ['signed_out'] : ['signed_out', 'forbidden'];
};

const ofBody = ({ body, files, query }: Endpoint): RefusalId[] => [
  ...(body ? (['malformed', 'too_large', 'unsupported_type', 'invalid'] as const) : []),
  ...(files ? (['too_large', 'unsupported_type', 'invalid'] as const) : []),
  ...(query ? (['invalid'] as const) : []),
];

/** Of two at once that make, change or delete the same, one comes second. */
const ofTwoAtOnce = ({ method, body }: Endpoint): RefusalId[] => {
  if (method === 'DELETE') return ['in_use'];
  return body && method !== 'GET' ? ['already_exists', 'changed_meanwhile'] : [];
};

const isChange = ({ method }: Endpoint) => method !== 'GET';
const isOfPlace = ({ path }: Endpoint) => /^\/(stores|companies)\/\{/.test(path);

/** What any call may be refused with that is declared as this one is. */
const generalRefusals = (endpoint: Endpoint): readonly RefusalId[] => [
  ...new Set<RefusalId>([
    ...ofCaller(endpoint),
    ...(paramNames(endpoint.path).length ? (['not_found'] as const) : []),
    ...ofBody(endpoint),
    ...ofTwoAtOnce(endpoint),
    ...(endpoint.idempotent ? (['key_reused'] as const) : []),
    ...(isChange(endpoint) && isOfPlace(endpoint) ? (['subscription_inactive'] as const) : []),
    'unavailable',
  ]),
];

/** How a call is named: its method and path. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

// Faults of ours, which are no fault of a call.
const faults = ['internal', 'corrupt', 'disk_full'] as const;

/** Everything that a call may be refused with: what any may, what it alone, and faults of ours. */
export const refusalsOf = (endpoint: Endpoint): readonly RefusalId[] => [
  ...new Set<RefusalId>([
    ...generalRefusals(endpoint),
    ...(refusalsOfCalls[nameOf(endpoint)] ?? []),
    ...faults,
  ]),
];

const sentenceOf = (id: RefusalId) => en.refusals[id];

/** The example of a refusal; what its sentence names is left to be filled in. */
const exampleOf = (id: RefusalId) => ({
  code: refusals[id],
  message: sentenceOf(id),
  error: id,
  ...(id === 'invalid' ? { errors: { name: [en.validation.required] } } : {}),
});

const responseOf = (ids: readonly RefusalId[]): ZodOpenApiResponseObject => ({
  description: ids.map((id) => `\`${id}\`: ${sentenceOf(id)}`).join('\n\n'),
  ...(ids.includes('unavailable') || ids.includes('too_many_attempts')
    ? {
        headers: z.object({
          'Retry-After': z
            .int()
            .optional()
            .meta({ description: 'Seconds until it is worth another try.' }),
        }),
      }
    : {}),
  content: {
    'application/json': { schema: errorBody, example: exampleOf(ids[0] ?? 'internal') },
  },
});

// What most calls may be refused with stands in the document once.
const shared = new Map<string, ZodOpenApiResponseObject>();
function sharedResponse(ids: readonly RefusalId[]): ZodOpenApiResponseObject {
  const id = ids.join('_or_');
  const known = shared.get(id) ?? { id, ...responseOf(ids) };
  shared.set(id, known);
  return known;
}

/** The refusals of a call by their status, each with its ids and what they say. */
export function refusalResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, RefusalId[]>();
  for (const id of refusalsOf(endpoint))
    byStatus.set(refusals[id], [...(byStatus.get(refusals[id]) ?? []), id]);
  return Object.fromEntries(
    [...byStatus].map(([status, ids]) => [String(status), sharedResponse(ids)]),
  );
}
