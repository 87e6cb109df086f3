// Holds what the linter cannot: how long files and the engine may grow, who imports whom, and what
// statements are called.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const longest = 250;
const longestTest = 400;
// What turns one declaration into rules, columns, routes and screens, as the formatter writes it.
const longestEngine = 1400;

const folders = ['contract', 'server', 'src', 'tests', 'bench'];
/** Words and data grow with the product, not with its complexity. */
const anyLength = [
  'src/i18n/',
  'contract/words/',
  'server/demo/',
  'server/openapi/refusals.data.ts',
];
const engine =
  /^(contract\/engine\/(entity|endpoint|[\w-]*fields)\.ts|server\/(tables\/columns|engine\/(crud|list|rows))\.ts|src\/resources\/(list\/columns\.tsx|inputs\/inputs\.tsx|resource\.ts))$/;
/** What a layer's files may import of the project, by the folder's name. */
const mayImport: Record<string, readonly string[]> = {
  contract: ['contract'],
  server: ['server', 'contract'],
  // The version of the product stands in package.json alone.
  src: ['src', 'contract', 'package.json'],
};

const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const linesOf = (text: string) => text.trimEnd().split('\n');
const codeLinesOf = (text: string) =>
  linesOf(text).filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*)/.test(line)).length;

const tooLong = files
  .filter(({ path }) => !anyLength.some((folder) => path.startsWith(folder)))
  .map(({ path, text }) => ({ path, lines: linesOf(text).length }))
  .filter(({ path, lines }) => lines > (path.startsWith('tests/') ? longestTest : longest))
  .map(({ path, lines }) => `${path} has ${lines} lines`);

const engineLines = files
  .filter(({ path }) => engine.test(path))
  .reduce((sum, { text }) => sum + codeLinesOf(text), 0);
const engineTooLong =
  engineLines > longestEngine
    ? [`the engine has ${engineLines} lines of code, more than ${longestEngine}`]
    : [];

function importedFolders(path: string, text: string): string[] {
  const relative = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)];
  return relative.map(([, to = '']) => join(dirname(path), to).split('/')[0] ?? '');
}

const astray = files.flatMap(({ path, text }) => {
  const allowed = mayImport[path.split('/')[0] ?? ''];
  if (!allowed) return [];
  return importedFolders(path, text)
    .filter((folder) => !allowed.includes(folder))
    .map((folder) => `${path} imports from ${folder}/`);
});

// Both pools keep statements by their names: one that is used twice fails wherever the other came first.
const statementNames = files
  .filter(({ path }) => path.startsWith('server/'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\bname: (['`])([^'`]+)\1,\s*text:|\.prepare\((['`])([^'`]+)\3\)/g)].map(
      ([, , named, , prepared]) => ({ path, name: named ?? prepared ?? '' }),
    ),
  );
const namedTwice = statementNames
  .filter(({ name }, at) => statementNames.findIndex((each) => each.name === name) !== at)
  .map(({ path, name }) => `${path} prepares a statement by the name ${name}, which is taken`);

const wrong = [...tooLong, ...engineTooLong, ...astray, ...namedTwice];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
else console.log(`${files.length} files; the engine has ${engineLines} lines of code`);
