import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { openApiDocument } from '../../../server/openapi/document.ts';

const folder = 'tests/tools';
const largestBytes = 64_000_000;

function run(command: string, args: string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: largestBytes,
    ...(input === undefined ? {} : { input }),
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** What a tool of tests/tools prints of the API document. Installs the tools where they are not there. */
export function runDocumentTool(tool: 'lint' | 'generate'): string {
  if (!existsSync(`${folder}/node_modules`))
    run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund']);
  return run(process.execPath, [`${folder}/${tool}.mjs`], openApiDocument());
}
