import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { type Endpoint, mayLackBody, paramNames } from '../../contract/engine/endpoint.ts';
import { idempotencyKey } from '../../contract/engine/idempotency.ts';
import { languages } from '../../contract/engine/languages.ts';
import { answered } from '../../contract/engine/whole-lists.ts';
import { describe } from './describe.ts';
import { refusalResponses } from './refusals.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const id = z.int().positive();
const paramOf = (name: string, { verbs = [] }: Endpoint) =>
  name === 'action' ? z.enum(verbs as [string, ...string[]]) : id;

/** One of the files is sent per call, as multipart. */
const formOf = (files: readonly string[]) => ({
  'multipart/form-data': {
    schema: {
      type: 'object' as const,
      properties: Object.fromEntries(
        files.map((name) => [name, { type: 'string' as const, format: 'binary' }]),
      ),
    },
  },
});

const warning = {
  code: z.literal(209).optional(),
  message: z.string().optional(),
  notification: z.string().optional(),
};
const paysFirst = {
  code: z.literal(301).optional(),
  extra_data: z.record(z.string(), z.unknown()).optional(),
};

const ignored = {
  not_taken: z
    .array(z.string())
    .optional()
    .describe(
      'Fields of the body that the answer has and this call does not change, where they were sent otherwise.',
    ),
};

/** The body of what a call answers, but for files. */
export const envelopeOf = (endpoint: Endpoint) =>
  z.object({
    data: answered(endpoint),
    ...(endpoint.says ? { message: z.literal(endpoint.says) } : {}),
    ...(endpoint.warns ? warning : {}),
    ...(endpoint.paysFirst ? paysFirst : {}),
    ...(endpoint.body ? ignored : {}),
  });

const answerOf = (endpoint: Endpoint) =>
  endpoint.file
    ? { [endpoint.file]: { schema: { type: 'string' as const, format: 'binary' } } }
    : json(envelopeOf(endpoint));

/** The method and the path as one word. */
const operationIdOf = ({ method, path }: Endpoint) =>
  `${method.toLowerCase()}${path.replace(/[/{}-]+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`;

const headersOf = ({ idempotent }: Endpoint) =>
  z.object({
    'X-Locale': z.enum(languages).optional(),
    ...(idempotent ? { 'Idempotency-Key': idempotencyKey.optional() } : {}),
  });

/** One call as the document has it; `path` has the names that the document gives to its parts. */
export function operationOf(endpoint: Endpoint, path: string): ZodOpenApiOperationObject {
  const { access, body, example, files, query, summary, tag } = endpoint;
  const [own, shown] = [paramNames(endpoint.path), paramNames(path)];
  const content = files
    ? formOf(files)
    : body && { 'application/json': { schema: body, ...(example ? { example } : {}) } };
  const params = shown.map((name, index) => [name, paramOf(own[index] ?? name, endpoint)]);
  return {
    summary,
    description: describe(endpoint),
    tags: [tag],
    operationId: operationIdOf(endpoint),
    ...(access === 'public' ? { security: [] } : {}),
    ...(endpoint.extension ? { 'x-pistos-extension': true } : {}),
    ...(access === 'public' || access === 'signed-in' ? {} : { 'x-permission': access }),
    requestParams: {
      ...(params.length ? { path: z.object(Object.fromEntries(params)) } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      header: headersOf(endpoint),
    },
    ...(content ? { requestBody: { required: !!files || !mayLackBody(endpoint), content } } : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: answerOf(endpoint) },
      ...refusalResponses(endpoint),
    },
  };
}
