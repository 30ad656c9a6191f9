import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What was just announced to screen readers may name, by its id, a button that is gone; it is emptied seconds later. */
export const ANNOUNCER = '[data-live-announcer]';

/** What axe finds on a page, in a form that says where. */
export async function violationsOf(
  page: Page,
  { except = [], only }: { readonly except?: readonly string[]; readonly only?: string } = {},
) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const exclude = except.map((selector) => [selector]);
  // Every rule runs; only what is wrong is written down, which saves a tenth.
  const violations = await page.evaluate(
    async (context) => (await window.axe?.run(context, { reporter: 'no-passes' }))?.violations,
    { exclude, ...(only === undefined ? {} : { include: [[only]] }) },
  );
  if (violations === undefined) throw new Error('The page was left while it was looked at.');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  );
}
