// Copies from @mui/icons-material the icons that the panels and react-admin import. The package as published has 10,000
// icons in 43,000 files (174 MB); these are all that an installation needs, under the same name.
//   npm run icons
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(folder);
const target = join(folder, 'published');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const sources = [
  'src',
  'tests',
  'node_modules/ra-ui-materialui/dist',
  'node_modules/react-admin/dist',
];

const scriptsOf = (path) =>
  readdirSync(join(root, path), { recursive: true })
    .filter((name) => /\.(tsx?|js)$/.test(name))
    .map((name) => readFileSync(join(root, path, name), 'utf8'));

const names = new Set(
  sources
    .flatMap(scriptsOf)
    .flatMap((text) =>
      [...text.matchAll(/@mui\/icons-material\/(\w+)['"]/g)].map(([, name]) => name),
    ),
);

const scratch = mkdtempSync(join(tmpdir(), 'icons-'));
spawnSync(
  'npm',
  [
    'install',
    '--prefix',
    scratch,
    '--no-save',
    '--legacy-peer-deps',
    `@mui/icons-material@${version}`,
  ],
  { stdio: 'inherit' },
);
const published = join(scratch, 'node_modules/@mui/icons-material');
rmSync(target, { recursive: true, force: true });
for (const name of [...names].sort())
  cpSync(join(published, `${name}.mjs`), join(target, `${name}.mjs`));
for (const file of ['LICENSE', 'utils/createSvgIcon.mjs'])
  cpSync(join(published, file), join(target, file));
rmSync(scratch, { recursive: true });
process.stdout.write(`${names.size} icons of @mui/icons-material ${version}\n`);
