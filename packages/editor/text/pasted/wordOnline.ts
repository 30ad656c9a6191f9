import { childrenOf, isElement, type MarkupElement, tagOf } from '../markup.ts';

/** Where a list of numbers begins: as it says, or as its first item does. */
export function listStart(list: MarkupElement): number {
  const first = childrenOf(list).find((child): child is MarkupElement => isElement(child) && tagOf(child) === 'li');
  const written = (list.getAttribute('start') ?? first?.getAttribute('value') ?? '').trim();
  return /^-?\d{1,6}$/.test(written) ? Number(written) : 1;
}

interface OnlineItem {
  readonly level: number;
  readonly marker: string;
  readonly item: MarkupElement;
}

/** Word for the web makes a list of each item, however deep, with its level and number on it. None for other elements. */
export function onlineItems(element: MarkupElement): readonly OnlineItem[] {
  const tag = tagOf(element);
  const children = childrenOf(element).filter(isElement);
  if (tag === 'div' && /\bListContainerWrapper\b/.test(element.getAttribute('class') ?? ''))
    return children.flatMap(onlineItems);
  const levels = children.map((child) => Number(child.getAttribute('data-aria-level') ?? 0));
  if ((tag !== 'ul' && tag !== 'ol') || !levels.every((level) => level >= 1 && level <= 9)) return [];
  const start = listStart(element);
  return children.map((item, at) => ({ level: levels[at]!, marker: tag === 'ol' ? `${start + at}.` : '·', item }));
}
