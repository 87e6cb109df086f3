import { expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { openApiDocument } from '../../server/openapi/document.ts';
import { envelopeOf } from '../../server/openapi/operation.ts';
import { namedPaths } from '../../server/openapi/paths.ts';
import { nameOf } from '../../server/openapi/refusals.ts';

type Content = Record<string, { example?: unknown }>;
interface Operation {
  summary: string;
  description: string;
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { description: string }> };
}

const text = openApiDocument();
const document = JSON.parse(text) as Document;
const named = namedPaths();
const calls = allEndpoints.map((endpoint) => {
  const operation = document.paths[named(`/api${endpoint.path}`)]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`The document lacks ${nameOf(endpoint)}`);
  return { endpoint, operation };
});
const jsonOf = (content: Content | undefined) => content?.['application/json']?.example;

test('each call says what it does, and more than its summary', () => {
  const silent = calls.filter(
    ({ operation: { summary, description } }) => description.length < summary.length + 20,
  );
  expect(silent.map(({ endpoint }) => nameOf(endpoint))).toEqual([]);
});

test('each call has an example of what is sent that it takes', () => {
  const refused = calls.flatMap(({ endpoint, operation }) => {
    if (!endpoint.body || endpoint.files) return [];
    const { error } = endpoint.body.safeParse(jsonOf(operation.requestBody?.content));
    return error ? [`${nameOf(endpoint)}: ${error.message}`] : [];
  });
  expect(refused).toEqual([]);
});

test('each call has an example of what it answers that it could answer', () => {
  const wrong = calls.flatMap(({ endpoint, operation }) => {
    if (endpoint.file) return [];
    const answer = operation.responses[String(endpoint.status ?? 200)];
    const { error } = envelopeOf(endpoint).safeParse(jsonOf(answer?.content));
    return error ? [`${nameOf(endpoint)}: ${error.message}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('each call names its refusals by status, with the ids that its body has', () => {
  const responseOf = ({ $ref, description = '' }: Operation['responses'][string]) =>
    $ref
      ? (document.components.responses[$ref.split('/').at(-1) ?? '']?.description ?? '')
      : description;
  const unnamed = calls.filter(({ operation }) => {
    const refusals = Object.entries(operation.responses).filter(
      ([status]) => !status.startsWith('2'),
    );
    const isNamed = refusals.every(([, response]) => /^`\w+`: /.test(responseOf(response)));
    return !isNamed || !refusals.some(([status]) => status.startsWith('4'));
  });
  expect(unnamed.map(({ endpoint }) => nameOf(endpoint))).toEqual([]);
});

test('no path is there twice under two names of its parts', () => {
  const bare = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(bare.filter((path, index) => bare.indexOf(path) !== index)).toEqual([]);
});
