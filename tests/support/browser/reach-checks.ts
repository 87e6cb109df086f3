import type { Locator, Page } from 'playwright-core';

/** What can be pressed and is smaller than 24 by 24 pixels, with another thing to press too near (WCAG 2.5.8). */
export const smallTargetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const pressed =
      'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=option],[role=combobox],[role^=menuitem]';
    // A box to tick is pressed by all that is around it.
    const boxOf = (element: Element) =>
      (element.matches('[type=checkbox],[type=radio]')
        ? (element.closest('label, .MuiButtonBase-root') ?? element)
        : element
      ).getBoundingClientRect();
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim(),
      );
    const all = [...document.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = (box: DOMRect) => Math.min(box.width, box.height) < least - 0.5;
    const isNear = (one: DOMRect, other: DOMRect) => {
      const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
      if (isSmall(other)) {
        const [toX, toY] = [other.x + other.width / 2, other.y + other.height / 2];
        return Math.hypot(toX - x, toY - y) < least - 0.5;
      }
      const across = Math.max(other.left - x, 0, x - other.right);
      return Math.hypot(across, Math.max(other.top - y, 0, y - other.bottom)) < least / 2 - 0.5;
    };
    return all
      .filter(({ element, box }) => isSmall(box) && !isInText(element))
      .filter(({ element, box }) =>
        all.some(
          (other) =>
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            isNear(box, other.box),
        ),
      )
      .map(({ element, box }) => `${box.width}×${box.height}: ${element.outerHTML.slice(0, 160)}`);
  });

/** Texts that are cut off where they stand, but for those of one line that are whole in their title. */
export const cutTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const says = [...element.childNodes].some(
          (each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim(),
        );
        if (!says || !element.checkVisibility({ visibilityProperty: true })) return false;
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const hides = /hidden|clip/.test(getComputedStyle(element).overflow);
        // One pixel wide is what only a screen reader is to read.
        if (!hides || clientWidth <= 1) return false;
        return scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 3;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** What has the focus: whether it can be seen where it stands, and that it has it. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Past the last control the focus is the browser's own for one Tab.
    if (!document.hasFocus() || !element?.matches(':focus')) return undefined;
    const box = element.getBoundingClientRect();
    const around = element.closest('.MuiButtonBase-root, .MuiInputBase-root, label') ?? element;
    const isAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      return hit !== null && (around.contains(hit) || hit.contains(element));
    };
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((x) => parts.some((y) => isAt(x, y)));
    const hasRing = (one: Element) =>
      getComputedStyle(one).outlineStyle !== 'none' ||
      getComputedStyle(one).boxShadow !== 'none' ||
      one.matches('.Mui-focused, .Mui-focusVisible');
    const isShown = [element, around, around.parentElement].some((one) => one && hasRing(one));
    return { html: element.outerHTML.slice(0, 160), isSeen, isShown };
  });

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));

/** What has the focus once the page has scrolled to it, which takes some frames. */
async function settledFocusOf(page: Page) {
  for (let frames = 0; frames < 20; frames += 1) {
    await nextFrame(page);
    const focus = await focusOf(page);
    if (!focus || focus.isSeen) return focus;
  }
  return focusOf(page);
}

/** Goes through a page from control to control: those that are hidden below something, or do not show the focus. */
export async function lostFocusOf(page: Page, key: 'Tab' | 'Shift+Tab', most: number) {
  const faults: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press(key);
    const focus = await settledFocusOf(page);
    if (focus && !focus.isSeen) faults.push(`covered: ${focus.html}`);
    if (focus && !focus.isShown) faults.push(`no ring: ${focus.html}`);
  }
  return faults;
}

const furthest = 80;

/** Presses Tab until something has the focus, as whoever has no mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let count = 0; count < furthest; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${furthest} × ${key} do not lead to ${target}`);
}
