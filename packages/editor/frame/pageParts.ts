/** Where the editor finds a page's parts in its markup (`rendering/blocks/documentHtml.ts` prints them). */
const SECTION = '.page-section[data-section-id]';
/** Live: the browser looks through the page again only after elements came or went, not for each frame of a drag (ED-46). */
const candidates = document.getElementsByClassName('page-section');
const BLOCK_PREFIX = 'block-';

export function sectionElements(): HTMLElement[] {
  // A section inside another's markup is some block's own affair.
  return [...candidates].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.dataset.sectionId !== undefined &&
      !element.parentElement?.closest(SECTION),
  );
}

/** Returns the page's own sections, which have an order and can be moved in it. */
export function ownSectionElements(): HTMLElement[] {
  return sectionElements().filter((element) => !isField(element));
}

/** Whether a section is the content of one of the theme's block fields. */
export function isField(section: HTMLElement): boolean {
  return section.classList.contains('block-field');
}

export function sectionElement(id: string): HTMLElement | null {
  return sectionElements().find((element) => idOfSection(element) === id) ?? null;
}

/** Returns the section of an element. */
export function sectionOf(element: Element): HTMLElement | null {
  return sectionElements().find((section) => section.contains(element)) ?? null;
}

export function idOfSection(element: HTMLElement): string {
  return element.dataset.sectionId ?? '';
}

export function gridOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > .content-wrapper > .block-grid');
}

export function blockElements(section: HTMLElement): HTMLElement[] {
  const grid = gridOf(section);
  if (grid === null) return [];
  return [...grid.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.id.startsWith(BLOCK_PREFIX),
  );
}

export function idOfBlock(element: HTMLElement): string {
  return element.id.slice(BLOCK_PREFIX.length);
}

export function blockElement(id: string): HTMLElement | null {
  return document.getElementById(`${BLOCK_PREFIX}${id}`);
}

/** Returns the parent of the sections, also on a page without any. */
export function sectionsParent(): Element {
  return (
    ownSectionElements()[0]?.parentElement ??
    document.querySelector('[data-content-field="main-content"], main') ??
    document.querySelector('[role="main"], #content') ??
    document.body
  );
}
