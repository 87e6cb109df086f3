import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, installHint, obtainedChromium, obtainedFolder } from './find.ts';

const minuteMs = 60_000;
/** A headless Chromium that a package of the npm registry carries. Its major version needs no match in Playwright. */
const shipped = '@sparticuz/chromium@153.0.0';

interface Way {
  name: string;
  fits: boolean;
  /** Runs the installation; answers what went wrong, or undefined. */
  obtain: () => string | undefined;
}

/** Runs a command to its end; answers the last line of what it printed where it failed. */
function failureOf(command: string, args: string[], environment: Record<string, string> = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 5 * minuteMs,
    env: { ...process.env, ...environment },
  });
  if (status === 0) return undefined;
  if (error) return error.message;
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? `exit code ${status}`;
}

/** Libraries of Amazon Linux come with it, for a machine that has none of its own; fonts likewise. */
const unpack = `
  const { inflate } = await import(process.argv[1] + '/build/index.js');
  for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'])
    await inflate(process.argv[1] + '/bin/' + name);`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${obtainedFolder}/fonts</dir>
  <cachedir>${obtainedFolder}/fonts-cache</cachedir>
</fontconfig>
`;

const launcher = `#!/bin/sh
here='${obtainedFolder}'
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

function fromRegistry(): string | undefined {
  mkdirSync(obtainedFolder, { recursive: true });
  const into = ['--prefix', obtainedFolder, '--no-save', '--no-audit', '--no-fund'];
  const refused = failureOf('npm', ['install', ...into, shipped]);
  if (refused) return refused;
  const at = join(obtainedFolder, 'node_modules/@sparticuz/chromium');
  const unpacking = ['--input-type=module', '--eval', unpack, at];
  const broken = failureOf(process.execPath, unpacking, { TMPDIR: obtainedFolder });
  if (broken) return broken;
  rmSync(join(obtainedFolder, 'node_modules'), { recursive: true, force: true });
  writeFileSync(join(obtainedFolder, 'fonts.conf'), fontSettings);
  return launch(launcher);
}

const playwright = join('node_modules', 'playwright-core', 'cli.js');

function fromPlaywright(): string | undefined {
  const browsers = { PLAYWRIGHT_BROWSERS_PATH: obtainedFolder };
  const args = [playwright, 'install', '--only-shell', 'chromium'];
  const refused = failureOf(process.execPath, args, browsers);
  if (refused) return refused;
  return launch(
    `#!/bin/sh\nexec "$(ls -d '${obtainedFolder}'/chromium*/*/*headless*shell | head -n 1)" "$@"\n`,
  );
}

const fromDebian = () =>
  failureOf('apt-get', ['update', '-q']) ??
  failureOf(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
    {
      DEBIAN_FRONTEND: 'noninteractive',
    },
  );

/** Writes the script that starts what was obtained, and starts it once. */
function launch(script: string): string | undefined {
  writeFileSync(obtainedChromium, script);
  chmodSync(obtainedChromium, 0o755);
  const refused = failureOf(obtainedChromium, ['--no-sandbox', '--version']);
  if (refused) rmSync(obtainedChromium);
  return refused;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const ways: Way[] = [
  {
    name: `${shipped} of the npm registry`,
    fits:
      process.platform === 'linux' &&
      process.arch === 'x64' &&
      (major >= 24 || (major === 22 && minor >= 17)),
    obtain: fromRegistry,
  },
  { name: "Playwright's installer", fits: true, obtain: fromPlaywright },
  {
    name: 'apt-get install chromium-headless-shell',
    fits: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    obtain: fromDebian,
  },
];

/**
 * The path of a Chromium for the journeys: one that is there, or one that is obtained now, which `say` reports.
 * Answers the reasons where none can be had.
 */
export function provideChromium(
  say: (text: string) => void,
): { path: string } | { missing: string } {
  const found = findChromium();
  if (found) return { path: found };
  const reasons: string[] = [];
  for (const { name, obtain } of ways.filter(({ fits }) => fits)) {
    say(`No Chromium on this machine: trying ${name}`);
    const refused = obtain();
    const path = findChromium();
    if (!refused && path) {
      say(`Obtained Chromium: ${path}`);
      return { path };
    }
    reasons.push(`${name}: ${refused ?? 'nothing that starts'}`);
  }
  return { missing: [installHint, ...reasons].join('\n  ') };
}
