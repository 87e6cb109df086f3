import type { Endpoint } from '../../contract/engine/endpoint.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** As JSON; nothing for a call without a body, and for files. */
  readonly body: string | undefined;
  readonly file: string | undefined;
}

const key = 'pistos_live_…';

function askedOf(endpoint: Endpoint, publicUrl: string, example: unknown): Asked {
  const { method, path, access, body, files, idempotent, verbs = [] } = endpoint;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'action' ? (verbs[0] ?? '') : '1',
  );
  const headers: (readonly [string, string])[] = [
    ...(access === 'public' ? [] : [['Authorization', `Bearer ${key}`] as const]),
    ...(body ? [['Content-Type', 'application/json'] as const] : []),
    ...(idempotent ? [['Idempotency-Key', 'receipt-1042'] as const] : []),
  ];
  return {
    ...{ method, headers, url: `${publicUrl}/api${filled}` },
    body: body && JSON.stringify(example),
    file: files?.[0],
  };
}

/** A text between single quotes, as a shell, PHP and Python read one. */
const shell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function curl({ method, url, headers, body, file }: Asked): string {
  const lines = [
    `curl -X ${method} ${shell(url)}`,
    ...headers.map(([name, value]) => `  -H ${shell(`${name}: ${value}`)}`),
    ...(body ? [`  -d ${shell(body)}`] : []),
    ...(file ? [`  -F ${shell(`${file}=@picture.png`)}`] : []),
  ];
  return lines.join(' \\\n');
}

function javascript({ method, url, headers, body, file }: Asked): string {
  const form = file ? [`const form = new FormData();`, `form.set(${quoted(file)}, picture);`] : [];
  const lines = [
    ...form,
    `const response = await fetch(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...(headers.length ? ['  headers: {'] : []),
    ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`),
    ...(headers.length ? ['  },'] : []),
    ...(body ? [`  body: JSON.stringify(${body}),`] : []),
    ...(file ? ['  body: form,'] : []),
    '});',
    'const answer = await response.json();',
    'if (!response.ok) throw new Error(answer.error);',
  ];
  return lines.join('\n');
}

function php({ method, url, headers, body, file }: Asked): string {
  const sent = headers.map(([name, value]) => `    ${quoted(`${name}: ${value}`)},`);
  const lines = [
    '<?php',
    `$call = curl_init(${quoted(url)});`,
    'curl_setopt_array($call, [',
    `  CURLOPT_CUSTOMREQUEST => ${quoted(method)},`,
    '  CURLOPT_RETURNTRANSFER => true,',
    ...(sent.length ? ['  CURLOPT_HTTPHEADER => [', ...sent, '  ],'] : []),
    ...(body ? [`  CURLOPT_POSTFIELDS => ${quoted(body)},`] : []),
    ...(file ? [`  CURLOPT_POSTFIELDS => [${quoted(file)} => new CURLFile('picture.png')],`] : []),
    ']);',
    '$answer = json_decode(curl_exec($call), true);',
  ];
  return lines.join('\n');
}

function python({ method, url, headers, body, file }: Asked): string {
  const lines = [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
    ...(headers.length ? ['    headers={'] : []),
    ...headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`),
    ...(headers.length ? ['    },'] : []),
    ...(body ? [`    data=${quoted(body)}.encode(),`] : []),
    ...(file ? [`    files={${quoted(file)}: open('picture.png', 'rb')},`] : []),
    ')',
    'answer = response.json()',
  ];
  return lines.join('\n');
}

const languages = [
  ['Shell', 'curl', curl],
  ['JavaScript', 'JavaScript', javascript],
  ['PHP', 'PHP', php],
  ['Python', 'Python', python],
] as const;

/** The same call in several languages, to be copied; `example` is what is sent. */
export function codeOf(endpoint: Endpoint, publicUrl: string, example: unknown) {
  const asked = askedOf(endpoint, publicUrl, example);
  return languages.map(([lang, label, write]) => ({ lang, label, source: write(asked) }));
}
