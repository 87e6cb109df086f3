import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { allEndpoints } from '../../contract/all.ts';
import { type Endpoint, paramNames } from '../../contract/engine/endpoint.ts';
import { errorBody } from '../../contract/engine/errors.ts';
import { answered } from '../../contract/engine/whole-lists.ts';

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
const answerOf = (endpoint: Endpoint) =>
  endpoint.file
    ? { [endpoint.file]: { schema: { type: 'string' as const, format: 'binary' } } }
    : json(
        z.object({
          data: answered(endpoint),
          ...(endpoint.says ? { message: z.literal(endpoint.says) } : {}),
          ...(endpoint.warns ? warning : {}),
        }),
      );

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { access, body, files, query, summary, tag } = endpoint;
  const names = paramNames(endpoint.path);
  const content = files ? formOf(files) : body && json(body);
  return {
    summary,
    tags: [tag],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/{}-]+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`,
    ...(access === 'public' ? { security: [] } : {}),
    ...(endpoint.extension ? { 'x-pistos-extension': true } : {}),
    ...(access === 'public' || access === 'signed-in' ? {} : { 'x-permission': access }),
    requestParams: {
      ...(names.length
        ? {
            path: z.object(
              Object.fromEntries(names.map((name) => [name, paramOf(name, endpoint)])),
            ),
          }
        : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      header: z.object({ 'X-Locale': z.enum(['el', 'en', 'it']).optional() }),
    },
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: answerOf(endpoint) },
      default: { description: 'Refused', content: json(errorBody) },
    },
  };
}

let document: string | undefined;

/** The OpenAPI 3.1 document, from the same declarations that validate the calls. */
export function openApiDocument(): string {
  if (document) return document;
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of allEndpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  document = JSON.stringify(
    createDocument({
      openapi: '3.1.1',
      info: { title: 'Pistos API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      paths,
    }),
  );
  return document;
}
