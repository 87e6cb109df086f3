import { type Browser, chromium } from 'playwright-core';

export interface Scrolled {
  readonly speed: string;
  /** From the address to the first row. */
  readonly readyMs: number;
  readonly frames: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  /** Work of more than 50 ms in a row, while it was scrolled. */
  readonly longTasks: number;
  readonly elements: number;
}

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

// As text: what compiles this file would call helpers that the page does not have.
const scroll = `(async () => {
  const box = document.querySelector('[role=grid]').parentElement;
  let longTasks = 0;
  new PerformanceObserver((list) => { longTasks += list.getEntries().length; }).observe({ type: 'longtask' });
  const frame = () => new Promise(requestAnimationFrame);
  const down = box.scrollHeight - box.clientHeight;
  const right = box.scrollWidth - box.clientWidth;
  const took = [];
  let elements = 0;
  let last = await frame();
  for (let step = 1; step <= 240; step += 1) {
    box.scrollTop = (down * step) / 240;
    box.scrollLeft = (right * step) / 240;
    const now = await frame();
    took.push(now - last);
    last = now;
    elements = Math.max(elements, document.querySelectorAll('*').length);
  }
  took.sort((one, other) => one - other);
  return { frames: took.length, p95Ms: took[228], longestMs: took[239], longTasks, elements };
})()`;

interface As {
  readonly companyId: number;
  readonly token: string;
}

async function measure(browser: Browser, address: string, { companyId, token }: As, rate: number) {
  const store = {
    store_id: companyId,
    company_id: companyId,
    kind: 'company',
    name: 'Αιγαίον Καφέ',
  };
  const entries = { accessToken: token, store: JSON.stringify(store), company: String(companyId) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const began = performance.now();
  await page.goto(`${address}/el/loyaltyPanel/products/products-per-store`);
  await page.getByRole('gridcell').first().waitFor();
  const readyMs = Math.round(performance.now() - began);
  const scrolled = (await page.evaluate(scroll)) as Omit<Scrolled, 'readyMs' | 'speed'>;
  await context.close();
  return { ...scrolled, readyMs };
}

/** Opens the matrix and scrolls through all of it, on this machine and as if it were four times slower. */
export async function scrollMatrix(address: string, as: As): Promise<Scrolled[]> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args });
  try {
    const seen: Scrolled[] = [];
    for (const [speed, rate] of [
      ['this machine', 1],
      ['4 × slower', 4],
    ] as const)
      seen.push({ speed, ...(await measure(browser, address, as, rate)) });
    return seen;
  } finally {
    await browser.close();
  }
}
