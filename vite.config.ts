import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

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

const serverBuild: UserConfig = {
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: { main: 'server/main.ts', 'embedded-worker': 'server/db/embedded-worker.ts' },
    },
  },
};

const panelsBuild: UserConfig = {
  plugins: [react(), brotli()],
  server: {
    proxy: { '/api': server, '/files': server, '^/app/': { target: server, ws: true } },
  },
  build: {
    outDir: panels,
    // The outlines of the world's countries come only with the map of a store.
    chunkSizeWarningLimit: 800,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // React and the router change seldom; the rest is split by what imports it.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            // Otherwise it is bundled with small files that lists need as well.
            { name: 'forms', test: /node_modules\/react-hook-form\// },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : panelsBuild));
