// Makes a release for machines like this one: a folder and one .tgz, with checksums, the licences of all parts and their
// list. It needs Node and nothing else: no npm, no compiler, no network.
//   npm run release
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build.mjs';
import { billOfMaterials, noticeOf } from './notice.mjs';
import { allParts, carriedFolders, fromRoot, manifestOf, root } from './parts.mjs';

const manifest = manifestOf(root);
const name = `pistos-${manifest.version}`;
const platform = `${process.platform}-${process.arch}`;
const folder = join(root, 'release', name);
const archive = join(root, 'release', `${name}-${platform}.tgz`);

/** What a package is published with and no server reads. */
const needless =
  /(\.(map|d\.ts|d\.mts|d\.cts|md|markdown|flow|ts)|\/(tests?|docs?|examples?|\.github))$/i;
/** Files that Pistos never loads, of packages that it loads other files of. */
const unused = [
  /pglite\/dist\/.*\.cjs$/,
  /pglite\/dist\/(?!pg_trgm)[\w-]+\.tar\.gz$/,
  /(pdfkit|png-js)\/js\/.*(standalone|browser).*/,
  /pdfkit\/\.yarn/,
  /fontkit\/dist\/browser.*/,
  /dejavu-fonts-ttf\/(?!ttf$|ttf\/DejaVuSans(-Bold)?\.ttf$|package\.json$|LICENSE)/,
  /rapidoc\/(?!dist$|package\.json$|LICENSE|dist\/rapidoc-min\.js$|rapidoc-min\.js\.LICENSE)/,
];

const isWanted = (path) => !needless.test(path) && !unused.some((pattern) => pattern.test(path));

function filesIn(path) {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(path, file)).isFile())
    .sort();
}

const bytesIn = (path) =>
  filesIn(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0);

function copyProduct() {
  const things = [
    ...manifest.files,
    'pistos.mjs',
    'README.md',
    'LICENSE',
    'docs',
    'packaging/pistos.service',
  ];
  for (const thing of things.filter((path) => !path.startsWith('!')))
    cpSync(join(root, thing), join(folder, thing), {
      recursive: true,
      filter: (path) => !/\/dist\/\.|\/docs\/pictures/.test(path),
    });
}

function copyCarried() {
  for (const path of carriedFolders())
    cpSync(path, join(folder, fromRoot(path)), {
      recursive: true,
      filter: (source) => !source.slice(path.length).includes('/node_modules') && isWanted(source),
    });
}

/** The package.json of the release: what it carries is bundled, so that npm installs it without a registry. */
function writeManifest() {
  const { version, description, license, type, engines, bin, dependencies } = manifest;
  const bundleDependencies = Object.keys(dependencies);
  const own = { name: 'pistos', version, description, license, type, engines, bin };
  const platforms = { os: [process.platform], cpu: [process.arch] };
  const text = JSON.stringify({ ...own, ...platforms, dependencies, bundleDependencies }, null, 2);
  writeFileSync(join(folder, 'package.json'), `${text}\n`);
}

function writeChecksums() {
  const sums = filesIn(folder).map((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${sum}  ${file}`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
}

buildStale();
rmSync(join(root, 'release'), { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyProduct();
copyCarried();
writeManifest();
const parts = allParts();
writeFileSync(join(folder, 'NOTICE'), noticeOf(`Pistos ${manifest.version}`, parts));
writeFileSync(join(folder, 'bom.cdx.json'), billOfMaterials(manifest, parts));
writeChecksums();

const sorted = [
  '--use-compress-program=gzip -9 -n',
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mtime=2020-01-01',
];
const packed = spawnSync('tar', [...sorted, '-cf', archive, '-C', join(root, 'release'), name], {
  stdio: 'inherit',
});
if (packed.status !== 0) throw new Error('The archive could not be made');
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${sum}  ${name}-${platform}.tgz\n`);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
process.stdout.write(
  `${fromRoot(archive)}: ${megabytes(statSync(archive).size)} MB packed, ${megabytes(bytesIn(folder))} MB unpacked, ${parts.length} parts\n`,
);
