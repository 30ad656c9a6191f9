import type { Page } from 'playwright-core';

/** What a person who looks at a page would call broken, each in a few words; empty when all is well. */
export function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    /** Smaller ones nobody reads. */
    const LEAST_PX = 11;
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')}`;
    const isSeen = (element: Element) => {
      const { width: wide, height: high } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && wide > 1 && high > 1;
    };
    const seen = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)].filter(isSeen);
    /** Within something that scrolls or crops by intention. */
    const isCropped = (element: Element) => {
      for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      return false;
    };
    /** The nearest box around, less its padding. */
    const columnOf = (element: Element) => {
      let box = element.parentElement;
      while (box !== null && /inline|contents/.test(getComputedStyle(box).display)) box = box.parentElement;
      if (box === null) return width;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    /** Returns what covers the middle of an element's upper edge and keeps its place while the page scrolls. */
    const coverOf = (element: Element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const [over] = document.elementsFromPoint(Math.max(0, (left + Math.min(right, width)) / 2), top + 3);
      for (let up = over ?? null; up !== null; up = up.parentElement) {
        if (up === element || up.contains(element)) return null;
        if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
      }
      return null;
    };

    const beyond = document.documentElement.scrollWidth - width;
    if (beyond > 0) {
      const wide = seen('body *').find((one) => one.getBoundingClientRect().right > width + 1 && !isCropped(one));
      faults.push(`${beyond} px wider than the window: ${wide ? nameOf(wide) : 'nothing seen'}`);
    }
    for (const picture of seen('img, video, iframe, svg')) {
      if (getComputedStyle(picture).position === 'absolute' || isCropped(picture)) continue;
      const over = picture.getBoundingClientRect().width - columnOf(picture);
      if (over > 1) faults.push(`picture ${Math.round(over)} px wider than its column: ${nameOf(picture)}`);
    }
    // A theme's own lists may start without one. The fallback has its own.
    if (seen('.quoin-part').length > 0 && seen('h1').length === 0) faults.push('no h1');
    for (const heading of seen('.quoin-part h1, main h1')) {
      const cover = coverOf(heading);
      if (cover !== null) faults.push(`${nameOf(heading)} under ${nameOf(cover)}`);
    }
    for (const list of seen('.quoin-part :is(ul, ol)')) {
      if (list.closest('.prose, .sqs-html-content') !== null) continue;
      const item = list.querySelector(':scope > li');
      if (item !== null && getComputedStyle(item).listStyleType !== 'none')
        faults.push(`unstyled list ${nameOf(list)}`);
    }
    const pressed = '.quoin-part :is(button, [type="submit"], .button), [data-island] :is(button, .button)';
    for (const button of seen<HTMLElement>(pressed)) {
      const { borderTopStyle, backgroundColor, fontSize } = getComputedStyle(button);
      const isSmall = fontSize === '13.3333px' && button.textContent.trim() !== '';
      if (borderTopStyle === 'outset' || backgroundColor === 'rgb(239, 239, 239)' || isSmall)
        faults.push(`button as the browser draws it: ${nameOf(button)}`);
    }
    const targets = '.quoin-part :is(button, input, select, textarea, summary, .button)';
    for (const target of seen<HTMLElement>(targets)) {
      if (
        target.matches('[type="radio"], [type="checkbox"], .visually-hidden, .visually-hidden *') ||
        isCropped(target)
      )
        continue;
      const { left, right, height } = target.getBoundingClientRect();
      if (left < 0 || right > width + 1) faults.push(`cut off at the side: ${nameOf(target)}`);
      if (height < 24) faults.push(`${Math.round(height)} px high: ${nameOf(target)}`);
      if (target.matches('button, .button') && target.scrollWidth > target.clientWidth + 1)
        faults.push(`words stick out of ${nameOf(target)}`);
    }
    // Built-in parts, and the text in them and in blocks, whatever a theme makes of `rem`.
    for (const words of seen(':is(.quoin-part, [data-island], .sqs-block, .dialog) *')) {
      const isText = [...words.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));
      const size = Number.parseFloat(getComputedStyle(words).fontSize);
      if (isText && size < LEAST_PX) faults.push(`words of ${size} px: ${nameOf(words)}`);
    }
    for (const was of seen('.original-price'))
      if (!getComputedStyle(was).textDecorationLine.includes('line-through'))
        faults.push('a price of before not struck');
    for (const link of seen('.embed a, .cart-note a')) {
      const [ground, ink] = [link.parentElement!, link].map((each) => getComputedStyle(each).color);
      if (ground !== ink) faults.push(`words of a link as dark as what is below them: ${nameOf(link)}`);
    }
    // On wide windows the list follows each tick at once.
    if (width >= 1024) for (const button of seen('.facets__show')) faults.push(`for phones only: ${nameOf(button)}`);
    // What a link within the page, or the way back to a wrong field, leads to.
    const anchors = seen('.quoin-part :is([id], input, select, textarea)').filter((anchor) => !isCropped(anchor));
    for (const anchor of anchors.slice(-5)) {
      anchor.scrollIntoView({ behavior: 'instant' });
      const cover = coverOf(anchor);
      if (cover !== null) faults.push(`${nameOf(anchor)} under ${nameOf(cover)} once it is gone to`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(faults)];
  });
}
