import type { Locator, Page } from 'playwright-core';

/** A part of the editor that opens over the page or next to it. */
export interface EditorPlace {
  /** What one types to get there. */
  readonly typed: string;
  readonly role: 'dialog' | 'alertdialog' | 'complementary';
  readonly name: string;
  /** The block that must be chosen for it; `words` unless said. */
  readonly block?: string;
}

const LEFT = { role: 'complementary', name: 'Pages, layers and style' } as const;
const RIGHT = { role: 'complementary', name: 'Settings' } as const;
const dialog = (typed: string, name: string, more: Partial<EditorPlace> = {}): EditorPlace => ({
  ...{ typed, role: 'dialog', name },
  ...more,
});

/**
 * All places that the palette opens. Their page has the blocks `words` and `asks`, and `asks` has a form of that name.
 */
export const placesWith = (form: string): readonly EditorPlace[] => [
  ...['pages and navigation', 'layers', 'style: colors'].map((typed) => ({ typed, ...LEFT })),
  ...['page settings', 'site title, header', 'code of all pages', 'announcement bar and popup'].map((typed) => ({
    ...{ typed, ...RIGHT },
  })),
  ...['lock screen and sign-on', 'block settings'].map((typed) => ({ typed, ...RIGHT })),
  dialog('add block', 'Add block'),
  dialog('add section from', 'Add section'),
  dialog('add page', 'Add page'),
  dialog('publish', 'Publish'),
  dialog('versions', 'Versions'),
  dialog('save version', 'Save version'),
  dialog('all shortcuts', 'Keyboard shortcuts'),
  dialog('preview links', 'Preview links'),
  dialog('titles and descriptions', 'SEO overview'),
  dialog('rename…', 'Rename block'),
  dialog('save section', 'Save section'),
  dialog('edit form', form, { block: 'asks' }),
  { typed: 'redirects and broken', role: 'alertdialog', name: 'Redirects and broken links' },
  dialog('help', 'Help'),
  dialog('tour of the editor', 'Your page'),
];

/** Opens the palette, types and takes the first of what is found. */
export async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Find commands/ }).fill(text);
  await page.keyboard.press('Enter');
}

/** By the palette, from the block it is about; answers it once it has the focus in it. */
export async function openPlace(page: Page, { typed, role, name, block = 'words' }: EditorPlace): Promise<Locator> {
  await page.locator(`[data-block-item="${block}"]`).focus();
  await find(page, typed);
  const shown = page.getByRole(role, { name });
  await shown.waitFor();
  if (name === 'Publish') await shown.getByText('Access', { exact: true }).waitFor();
  return shown;
}

export async function closePanel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Close ${name.toLowerCase()}` }).click();
}

/** What of a screen sticks out to the side: the page as a whole, and whatever can be pressed. */
export function beyond(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll('button, a[href], input, select, textarea, [role="tab"]')];
    // What is in an element that scrolls by itself, or is only for screen readers, is out of sight on purpose.
    const cut = pressed.filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      const scrolls = each.closest('[data-region="canvas"], [role="table"], table, [data-scrolls]') !== null;
      return each.checkVisibility() && width > 1 && !scrolls && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? [`page: ${document.documentElement.scrollWidth}`] : []),
      ...cut.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? each.tagName),
    ];
  });
}

/** What within scrolls to the side: tables may, and what is marked so. */
export function sideways(shown: Locator): Promise<readonly string[]> {
  return shown.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((part) => part.closest('[data-scrolls], [role="tablist"], table, iframe') === null)
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => `${part.tagName} ${part.className}: ${part.scrollWidth} of ${part.clientWidth}`),
  );
}

/** Returns the controls within that cannot be scrolled to or are covered by something else there. */
export function covered(shown: Locator): Promise<readonly string[]> {
  return shown.evaluate((root) => {
    const all = root.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role="tab"], [role="slider"], [role="treeitem"]',
    );
    const hidden = (each: Element) => {
      const { width, height } = each.getBoundingClientRect();
      return !each.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2;
    };
    return [...all].flatMap((each) => {
      // Boxes and switches are drawn by the label around them.
      const face = each.closest('label') ?? each;
      if (hidden(face) || each.closest('[aria-hidden="true"]') !== null) return [];
      face.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = face.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit !== null && (face.contains(hit) || hit.contains(each))) return [];
      const under = hit === null ? 'out of sight' : `under ${hit.outerHTML.slice(0, 100)}`;
      return [`${each.getAttribute('aria-label') ?? each.textContent ?? each.tagName}: ${under}`];
    });
  });
}
