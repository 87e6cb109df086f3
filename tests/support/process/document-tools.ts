import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { openApiDocument } from '../../../server/openapi/document.ts';

/** Where the tools are installed: outside the sources, which other tests and linters read whole. */
const installed = 'node_modules/.cache/pistos-document-tools';
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
  const isInstalled = existsSync(`${installed}/node_modules`);
  cpSync('tests/tools', installed, { recursive: true });
  if (!isInstalled) run('npm', ['install', '--prefix', installed, '--no-audit', '--no-fund']);
  return run(process.execPath, [`${installed}/${tool}.mjs`], openApiDocument());
}
