import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { allEndpoints } from '../../contract/all.ts';
import { Examples, type Named } from '../examples/examples.ts';
import { codeOf } from './code.ts';
import { operationOf } from './operation.ts';
import { namedPaths } from './paths.ts';
import { webhookPages } from './webhooks.ts';

const info = {
  title: 'Pistos API',
  version: '1',
  description:
    'The API of the panels and the till, which is open to programs as well. Answers stand under `data`; a refusal says its `error`, a sentence in the language of `X-Locale`, and which fields are wrong.',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Whoever runs this installation' },
};

interface Overridden {
  readonly io: 'input' | 'output';
  readonly jsonSchema: {
    prefixItems?: readonly unknown[];
    items?: unknown;
    maxItems?: number;
    additionalProperties?: unknown;
  };
}

/**
 * What is answered may have more fields one day, and one that extends another has both their fields. A tuple has as
 * many parts as it has.
 */
const override = ({ io, jsonSchema }: Overridden) => {
  if (io === 'output' && jsonSchema.additionalProperties === false)
    delete jsonSchema.additionalProperties;
  if (!jsonSchema.prefixItems) return;
  jsonSchema.items ||= {};
  jsonSchema.maxItems ??= jsonSchema.prefixItems.length;
};

type Content = Record<string, { schema?: object; example?: unknown }>;
interface Operation {
  requestBody?: { content?: Content };
  responses: Record<string, { content?: Content }>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const asJson = (content: Content | undefined) => content?.['application/json'];

/** Writes an example beside each schema of what is sent and what is answered. */
function addExamples(operation: Operation, examples: Examples) {
  const body = asJson(operation.requestBody?.content);
  if (body?.schema) body.example ??= examples.of(body.schema, false);
  const [done] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const answer = asJson(done?.[1].content);
  if (answer?.schema) answer.example ??= examples.of(answer.schema, true);
}

function made() {
  const paths: ZodOpenApiPathsObject = {};
  const named = namedPaths();
  for (const endpoint of allEndpoints) {
    const path = named(`/api${endpoint.path}`);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, path) };
  }
  const tags = [...new Set([...allEndpoints.map(({ tag }) => tag), 'events'])].sort();
  return createDocument(
    {
      openapi: '3.1.1',
      info,
      servers: [{ url: '/', description: 'This installation' }],
      tags: tags.map((name) => ({
        name,
        description: `Everything about ${name.replaceAll('-', ' ')}.`,
      })),
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      paths,
      webhooks: webhookPages(),
    },
    { override },
  );
}

/** Writes each call in several languages, for people who read it. */
function addCode(paths: Paths, publicUrl: string) {
  const named = namedPaths();
  for (const endpoint of allEndpoints) {
    const path = named(`/api${endpoint.path}`);
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    const example = asJson(operation?.requestBody?.content)?.example;
    if (operation)
      Object.assign(operation, { 'x-codeSamples': codeOf(endpoint, publicUrl, example) });
  }
}

const written = new Map<string, string>();

/**
 * The OpenAPI 3.1 document, from the same declarations that validate the calls; the one that people read has each call
 * in several languages, as it is made at `readAt`.
 */
export function openApiDocument(readAt = ''): string {
  const known = written.get(readAt);
  if (known) return known;
  const whole = made();
  const examples = new Examples((whole.components?.schemas ?? {}) as Named);
  const paths = (whole.paths ?? {}) as Paths;
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods)) addExamples(operation, examples);
  if (readAt) addCode(paths, readAt);
  const text = JSON.stringify(whole);
  written.set(readAt, text);
  return text;
}
