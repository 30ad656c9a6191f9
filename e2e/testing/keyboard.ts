import type { Page } from 'playwright-core';

const MOST_STEPS = 160;

/** Presses a key until the focused element matches, or there is no end to it. */
export async function pressUntil(page: Page, key: string, selector: string): Promise<void> {
  for (let count = 0; count < MOST_STEPS; count += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${selector}; the focus is at ${await focused(page)}`);
}

/** Tabs forward to an element, which must then show that it has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await pressUntil(page, 'Tab', selector);
  if (!(await hasVisibleFocus(page))) throw new Error(`The focus on ${selector} cannot be seen`);
}

/** Tabs to the input posted under that name and types. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.type(text);
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
}

/** An outline or a shadow on the focused element or, where it is drawn by its neighbours, on one of them. */
export function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || !element.matches(':focus-visible')) return false;
    const drawn = [element, element.parentElement, element.nextElementSibling, element.closest('li')];
    return drawn.some((each) => {
      if (each === null || each === undefined) return false;
      return [getComputedStyle(each), getComputedStyle(each, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      );
    });
  });
}
