import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { inject, type TestContext } from 'vitest';
import { worded } from '../server-log.ts';

const folder = 'tests/browser/screenshots';
const shown = 6;

/** The server's log so far: what a test asked comes after it. */
export const logged = () =>
  readFileSync(inject('serverLog'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));

async function pictured(page: Page, name: string): Promise<string> {
  const path = join(folder, `${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}.png`);
  await page.screenshot({ path });
  const text = (await page.locator('main, #root').last().textContent()) ?? '';
  return `${page.url()}, pictured in ${path}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`;
}

/** Adds to the reason of a failed journey where its pages were, what they showed, what broke off and what the server was asked last. */
export async function explain(
  { task }: Pick<TestContext, 'task'>,
  devices: readonly { context: BrowserContext; broken: readonly string[] }[],
  before: number,
): Promise<void> {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  mkdirSync(folder, { recursive: true });
  const pages = devices.flatMap(({ context }) => context.pages());
  const pictures = await Promise.all(
    pages.map((page, at) => pictured(page, `${task.name}-${at + 1}`).catch(String)),
  );
  const lines = logged().slice(before).slice(-shown).map(worded);
  const broken = devices.flatMap((device) => device.broken.slice(-shown));
  const parts = [...pictures, 'Broken off:', ...broken, "The server's log:", ...lines];
  error.message += `\n${parts.join('\n')}`;
}
