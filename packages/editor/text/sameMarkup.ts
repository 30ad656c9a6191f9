import { childrenOf, INLINE_TAGS, isElement, type MarkupElement, type MarkupNode, tagOf } from './markup.ts';
import { OWN } from './schema.ts';

/** Whether two pieces of HTML hold the same: tags, attributes and words; only whitespace and the nesting of marks may differ. */
export function isSameMarkup(one: MarkupElement, other: MarkupElement): boolean {
  return contentOf(one, true) === contentOf(other, true);
}

interface Run {
  readonly marks: string;
  text: string;
}

/** Blocks with what is in them; a run of text as pieces with the tags around each. */
function contentOf(parent: MarkupNode, isTop: boolean): string {
  let said = '';
  let runs: Run[] = [];
  const flush = (): void => {
    const text = runsText(runs);
    // Loose text at the top is a paragraph in all but name.
    if (text !== '') said += isTop ? `<p>${text}</p>` : text;
    runs = [];
  };
  for (const child of childrenOf(parent)) {
    if (isElement(child) && !INLINE_TAGS.has(tagOf(child))) {
      flush();
      said += blockOf(child);
    } else addRuns(child, [], runs);
  }
  flush();
  return said;
}

function blockOf(element: MarkupElement): string {
  const tag = tagOf(element);
  if (tag === 'pre') return wholeOf(element);
  const inner = contentOf(element, false);
  return `${openingOf(element)}${inner}</${tag}>`;
}

/** Everything below, as it is. */
function wholeOf(node: MarkupNode): string {
  if (!isElement(node)) return node.nodeType === 3 ? JSON.stringify(node.nodeValue ?? '') : '';
  return `${openingOf(node)}${childrenOf(node).map(wholeOf).join('')}</${tagOf(node)}>`;
}

function openingOf(element: MarkupElement): string {
  const attributes = Array.from(element.attributes)
    .filter(({ name }) => name !== OWN)
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .sort();
  return `<${tagOf(element)}${attributes.join('')}>`;
}

function addRuns(node: MarkupNode, around: readonly string[], runs: Run[]): void {
  const marks = [...new Set(around)].sort().join('');
  if (!isElement(node)) {
    if (node.nodeType === 3) runs.push({ marks, text: node.nodeValue ?? '' });
    return;
  }
  if (tagOf(node) === 'br' || tagOf(node) === 'img') {
    runs.push({ marks, text: `\ufffc${openingOf(node)}` });
    return;
  }
  if (!INLINE_TAGS.has(tagOf(node))) {
    // A block within a link, for one: the link is what matters.
    runs.push({ marks, text: `\ufffc${blockOf(node)}` });
    return;
  }
  for (const child of childrenOf(node)) addRuns(child, [...around, openingOf(node)], runs);
}

function runsText(runs: readonly Run[]): string {
  const joined: Run[] = [];
  let isAfterSpace = true;
  for (const { marks, text } of runs) {
    let words = text.startsWith('\ufffc') ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    if (isAfterSpace && words.startsWith(' ')) words = words.slice(1);
    if (words === '') continue;
    isAfterSpace = words.endsWith(' ') || words.startsWith('\ufffc<br');
    const last = joined.at(-1);
    if (last?.marks === marks) last.text += words;
    else joined.push({ marks, text: words });
  }
  // Space before a break or at the end shows nothing.
  const said = joined.map(({ marks, text }) => ({ marks, text: text.replace(/ (?=\ufffc<br|$)/g, '') }));
  return said
    .filter(({ text }) => text !== '')
    .map(({ marks, text }) => `${marks}"${text}"`)
    .join('');
}
