import { sectionsParent } from './pageParts.ts';
import type { PrintedElement } from './printedPage.ts';
import { boxOnPage } from './reading/measure.ts';

/** What runs, and what is there for others than people. */
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta']);
/** Of the canvas, and what the renderer said for it. */
const OWN: ReadonlySet<string> = new Set(['data-from', 'inert', 'tabindex']);

const [FROM, QUERY, QUERY_END] = ['from ', 'from-query ', '/from-query'];

/** Returns what the theme printed in place of sections, or null if it does not mark that place. */
export function printPage(): PrintedElement | null {
  const parent = sectionsParent();
  return parent === document.body ? null : printed(parent, '');
}

function printed(element: Element, query: string): PrintedElement {
  const queries = [query];
  const children: (PrintedElement | string)[] = [];
  const from = element.getAttribute('data-from')?.split(' ') ?? [];
  for (const node of element.childNodes) {
    if (node instanceof Text) children.push(node.data);
    else if (node instanceof Comment) {
      if (node.data.startsWith(FROM)) from.push(node.data.slice(FROM.length));
      else if (node.data.startsWith(QUERY)) queries.push(decodeURIComponent(node.data.slice(QUERY.length)));
      else if (node.data === QUERY_END) queries.pop();
    } else if (node instanceof Element && !LEFT_OUT.has(node.localName)) {
      children.push(printed(node, queries.at(-1) ?? ''));
    }
  }
  const attributes = [...element.attributes].filter(({ name }) => !OWN.has(name));
  return {
    ...{ tag: element.localName, children, from, query: queries[0] ?? '' },
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    across: inFirstRow(element),
    box: boxOnPage(element),
  };
}

function inFirstRow({ children: [first, ...others] }: Element): number {
  if (first === undefined) return 0;
  const { top } = first.getBoundingClientRect();
  return 1 + others.filter((each) => Math.abs(each.getBoundingClientRect().top - top) < 1).length;
}
