import {
  type Endpoint,
  itemsPerPage,
  pageSizes,
  paramNames,
} from '../../contract/engine/endpoint.ts';
import { idempotencyKeyLength } from '../../contract/engine/idempotency.ts';
import { wholeListOf } from '../../contract/engine/whole-lists.ts';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function whoMay({ access, path }: Endpoint): string {
  if (access === 'public') return 'Anybody may call it, without a token.';
  if (access === 'signed-in') return 'Whoever is signed in may call it, about what is their own.';
  if (access === 'super-admin') return 'Super admins may call it.';
  const [kind = ''] = path.split('/').slice(1);
  const places: Readonly<Record<string, string>> = {
    stores: 'the store',
    companies: 'the company',
    suppliers: 'the supplier',
  };
  return `Needs the right \`${access}\` in ${places[kind] ?? 'the place'} that the path names.`;
}

function pagesOf(endpoint: Endpoint): string | undefined {
  const { query, method } = endpoint;
  if (wholeListOf(endpoint)) return 'The list is answered whole, as one page.';
  const asked = method === 'GET' ? ((query as { shape?: object } | undefined)?.shape ?? {}) : {};
  if (!('page' in asked)) return undefined;
  const sizes = 'per_page' in asked ? `, or \`per_page\` of ${pageSizes.slice(1).join(', ')}` : '';
  return `Answers ${itemsPerPage} rows a page${sizes}; \`page\` begins with 1.`;
}

const { min, max } = idempotencyKeyLength;

/** What a call does, who may call it, and what else its declaration says of it, in sentences. */
export function describe(endpoint: Endpoint): string {
  const { summary, idempotent, files, file, streamed, warns, paysFirst, says, extension } =
    endpoint;
  return [
    `${capital(summary)}.`,
    whoMay(endpoint),
    pagesOf(endpoint),
    idempotent &&
      `Send an \`Idempotency-Key\` of ${min} to ${max} characters: the same key with the same body is done once and answered the same.`,
    files &&
      `One file is sent as \`multipart/form-data\`, as ${files.map((name) => `\`${name}\``).join(' or ')}.`,
    streamed && `The file may have up to ${Math.floor(streamed / 1_000_000)} MB.`,
    file && `Answers a file of the type \`${file}\`.`,
    paramNames(endpoint.path).includes('action') &&
      `\`{action}\` is one of ${(endpoint.verbs ?? []).map((verb) => `\`${verb}\``).join(', ')}.`,
    warns && 'Code 209 with a `notification` says that it was done and something is to be known.',
    paysFirst && 'Code 301 with `extra_data` says that something is to be paid first.',
    says && `Its \`message\` is \`${says}\`.`,
    extension && 'Pistos’ own, beyond the specification.',
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}
