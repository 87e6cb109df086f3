import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport, type UserConfig } from 'vite';

const server = 'http://127.0.0.1:3000';
const panels = 'dist/panels';

// Written once at build time, so that the server hands out the smallest files without working.
const brotli = (): Plugin => ({
  name: 'brotli',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(panels, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(file)) continue;
      const path = join(panels, file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
    }
  },
});

// The folders of the packages whose code is in a bundle, for the notice of licences and the list of parts of a release.
const parts = (name: string): Plugin => ({
  name: 'parts',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : [],
    );
    const folders = modules.flatMap(
      (id) => /^.*node_modules\/(@[^/]+\/)?[^/]+|^.*\/icons(?=\/published)/.exec(id)?.[0] ?? [],
    );
    mkdirSync('dist', { recursive: true });
    writeFileSync(`dist/.parts-${name}.json`, JSON.stringify([...new Set(folders)].sort()));
  },
});

// What a `.data.ts` file exports is worked out here and put in its place, so that a browser gets the
// outline of an entity without its schemas, and without zod.
const plainData = (): Plugin => ({
  name: 'plain-data',
  apply: 'build',
  async load(id) {
    if (!id.endsWith('.data.ts')) return null;
    const { module } = await runnerImport<Record<string, unknown>>(id);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

// The parts of MUI that the frame of a panel and its lists are made of. As one file they are a tenth
// smaller than as the thirty that would be split by who else uses them; what only forms and single
// screens are made of stays with these.
const listParts = [
  ...['Alert', 'AppBar', 'Button', 'Card', 'Checkbox', 'Chip', 'CircularProgress', 'CssBaseline'],
  ...['Dialog', 'DialogActions', 'DialogContent', 'DialogContentText', 'DialogTitle', 'Divider'],
  ...['Drawer', 'IconButton', 'InputAdornment', 'LinearProgress', 'Link', 'ListItemButton'],
  ...['ListItemIcon', 'ListItemText', 'Menu', 'MenuItem', 'MenuList', 'Pagination', 'Skeleton'],
  ...['Snackbar', 'Stack', 'Switch', 'Table', 'TableBody', 'TableCell', 'TableHead', 'TableRow'],
  ...['TableSortLabel', 'TextField', 'Toolbar', 'Tooltip', 'useMediaQuery'],
];

const instead = (name: string) => fileURLToPath(new URL(`src/instead/${name}.ts`, import.meta.url));

// What has files of its own beside its code (a WebAssembly or native part, fonts, tables of names): it stays in node_modules.
const withFiles = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'dejavu-fonts-ttf',
  'i18n-iso-countries',
  'pdfkit',
  'rapidoc',
  'sharp',
];

const serverBuild: UserConfig = {
  publicDir: false,
  plugins: [parts('server')],
  ssr: { noExternal: true, external: withFiles },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node22',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'embedded-worker': 'server/db/embedded-worker.ts',
        backup: 'server/backup/commands/backup-command.ts',
        restore: 'server/backup/commands/restore-command.ts',
        move: 'server/backup/commands/move-command.ts',
        'verify-ledger': 'server/ledger/verify-command.ts',
        'verify-billing': 'server/billing/verify/verify-command.ts',
        'verify-draw': 'server/campaigns/draws/verify-command.ts',
        'table-reader': 'server/sheets/table-reader.ts',
        'judge-thread': 'server/people/sign-in/strength/judge-thread.ts',
      },
    },
  },
};

const panelsBuild: UserConfig = {
  plugins: [react(), plainData(), brotli(), parts('panels')],
  resolve: {
    alias: {
      diacritic: instead('diacritic'),
      'jsonexport/dist/index.js': instead('jsonexport'),
    },
  },
  server: {
    proxy: { '/api': server, '/files': server, '^/app/': { target: server, ws: true } },
  },
  build: {
    outDir: panels,
    // The outlines of the world's countries come only with the map of a store.
    chunkSizeWarningLimit: 800,
    target: 'es2022',
    sourcemap: false,
    // Every browser that can run what is built for es2022 knows it, or loads a little later without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // React and the router change seldom; the rest is split by what imports it.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            {
              name: 'lists',
              test: new RegExp(`node_modules/@mui/material/(${listParts.join('|')})/`),
            },
            // Otherwise it is bundled with small files that lists need as well.
            { name: 'forms', test: /node_modules\/react-hook-form\// },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : panelsBuild));
