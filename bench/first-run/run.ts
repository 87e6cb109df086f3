// How long it takes from the printed link of an empty installation to a first receipt, in three languages:
// `npm run bench:first-run`. With PICTURES=folder each step leaves a picture at 390 pixels.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Language, languages, locales } from '../../contract/engine/languages.ts';
import { startEmpty } from '../../tests/support/browser/empty-installation.ts';
import { firstRun, type Hand, newcomers } from '../../tests/support/browser/first-run.ts';
import { build } from '../../tests/support/process/built.ts';

/** A person's pace: between two keys, before a field or a button is used, and for reading a page that is new. */
const pace = { keyMs: 200, aimMs: 800, readMs: 4000 };
const most = 3;
const { PICTURES, CHROMIUM_PATH = '/usr/bin/chromium-headless-shell' } = process.env;
const viewport = { width: 390, height: 844 };

interface Step {
  readonly name: string;
  readonly seconds: number;
}

const elapsed = (since: number) => (performance.now() - since) / 1000;

/** A hand at a person's pace, which records the time of each page. */
function slowHand(page: Page, language: Language) {
  const steps: Step[] = [];
  let at = performance.now();
  let open: string | undefined;
  const hand: Hand = {
    write: async (field, text) => {
      await page.waitForTimeout(pace.aimMs);
      await field.click();
      await page.keyboard.type(text, { delay: pace.keyMs });
    },
    press: async (target) => {
      await page.waitForTimeout(pace.aimMs);
      await target.click();
    },
    arrive: async (name) => {
      if (open) steps.push({ name: open, seconds: elapsed(at) });
      open = name;
      at = performance.now();
      if (PICTURES) {
        await page.waitForLoadState('networkidle');
        const path = join(PICTURES, `${language}-${steps.length + 1}-${name}.png`);
        await page.screenshot({ path, fullPage: true });
        // A picture is not what a person waits for.
        at = performance.now();
      }
      await page.waitForTimeout(pace.readMs);
    },
  };
  return { hand, steps };
}

async function measure(browser: Browser, language: Language) {
  const installation = await startEmpty();
  const context = await browser.newContext({
    viewport,
    locale: locales[language],
    timezoneId: 'Europe/Athens',
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const { hand, steps } = slowHand(page, language);
    await page.goto(installation.link.replace('/en/', `/${language}/`));
    await firstRun(page, hand, newcomers[language]);
    return steps;
  } finally {
    await context.close();
    await installation.remove();
  }
}

const minutesOf = (steps: readonly Step[]) =>
  steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60;

function reportOf(measured: ReadonlyMap<Language, readonly Step[]>) {
  const [first = []] = measured.values();
  const names = first.map(({ name }) => name);
  const rows = [...measured].map(([language, steps]) => {
    const seconds = steps.map((step) => step.seconds.toFixed(0)).join(' | ');
    return `| ${language} | ${seconds} | **${minutesOf(steps).toFixed(2)}** |`;
  });
  const worst = Math.max(...[...measured.values()].map(minutesOf));
  return `# The first run measured

\`npm run bench:first-run\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}. An empty
installation each (\`DEMO=0\`, embedded database), Chromium at ${viewport.width} × ${viewport.height}. A person's pace: ${pace.keyMs} ms a key,
${pace.aimMs} ms before each field and each button, ${pace.readMs / 1000} s for reading each page. From the page of the printed link to the
list of first steps, with the first receipt posted. Seconds by page; the page of a step is left when the next one stands.

| language | ${names.join(' | ')} | minutes |
| --- | ${names.map(() => '---:').join(' | ')} | ---: |
${rows.join('\n')}

The longest takes ${worst.toFixed(2)} minutes: ${worst <= most ? 'within' : 'over'} ${most} minutes.
`;
}

build('product');
if (PICTURES) mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const measured = new Map<Language, readonly Step[]>();
for (const language of languages) measured.set(language, await measure(browser, language));
await browser.close();
const report = reportOf(measured);
writeFileSync('bench/results/FIRST-RUN.md', report);
console.info(report);
if (Math.max(...[...measured.values()].map(minutesOf)) > most) process.exitCode = 1;
