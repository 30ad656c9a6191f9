import { searchWords } from '@quoin/domain/site';
import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

export interface SearchedPage {
  /** From the search page. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** Letters of one page that can be found. */
const MOST = 3_000;
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'form', 'svg', 'nav']);

/** What of a page can be found; null where there is nothing. */
export function searchedPage(html: string, url: string): SearchedPage | null {
  const nodes = parseDocument(html).childNodes;
  const title = textOf(found(nodes, 'h1')) || textOf(found(nodes, 'title'));
  const main = found(nodes, 'main') ?? found(nodes, 'body');
  return title === '' || main === null ? null : { url, title, text: textOf(main).slice(0, MOST) };
}

function found(nodes: readonly Node[], name: string): Node | null {
  for (const node of nodes) {
    if (!('attribs' in node)) continue;
    if (node.name === name) return node;
    const within = found(node.childNodes, name);
    if (within !== null) return within;
  }
  return null;
}

function textOf(node: Node | null): string {
  if (node === null) return '';
  const parts: string[] = [];
  const read = (each: Node): void => {
    if (each.type === 'text') parts.push(each.data);
    else if ('childNodes' in each && !('name' in each && SILENT.has(each.name)))
      for (const child of each.childNodes) read(child);
  };
  read(node);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The index of a static site, with what is said where nothing is found. */
export function searchIndex(pages: readonly SearchedPage[], language: string): string {
  const { nothing } = searchWords(language);
  return JSON.stringify({ nothing: nothing('\u0000'), pages });
}

/** Looks for what is typed in the index, and lists it below the field. Runs in the visitor's browser. */
export const SEARCH_SCRIPT = String.raw`const typed = (new URLSearchParams(location.search).get('q') ?? '').trim();
const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const form = document.querySelector('main form[role="search"]') ?? document.querySelector('form[role="search"]');
if (typed !== '' && form !== null) {
  for (const field of document.querySelectorAll('input[name="q"]')) field.value = typed;
  document.querySelector('main .empty')?.remove();
  const { pages, nothing } = await (await fetch('index.json')).json();
  const words = plain(typed).split(/\s+/);
  const score = (page) => {
    const [title, text] = [plain(page.title), plain(page.text)];
    if (!words.every((word) => title.includes(word) || text.includes(word))) return 0;
    return 1 + words.filter((word) => title.includes(word)).length * 10;
  };
  const found = pages.map((page) => ({ page, score: score(page) })).filter((each) => each.score > 0);
  found.sort((one, other) => other.score - one.score);
  const list = document.createElement(found.length === 0 ? 'p' : 'ol');
  list.className = found.length === 0 ? 'store-note' : 'found';
  list.setAttribute('role', found.length === 0 ? 'status' : 'list');
  if (found.length === 0) list.textContent = nothing.replace('\u0000', typed);
  for (const { page } of found.slice(0, 50)) {
    const item = document.createElement('li');
    item.className = 'found__item';
    const title = item.appendChild(document.createElement('h2'));
    title.className = 'found__title';
    const link = title.appendChild(document.createElement('a'));
    link.href = page.url;
    link.textContent = page.title;
    const at = Math.max(0, plain(page.text).indexOf(words[0]) - 60);
    const excerpt = item.appendChild(document.createElement('p'));
    excerpt.className = 'found__excerpt';
    excerpt.textContent = page.text.slice(at, at + 200);
    list.append(item);
  }
  (form.closest('.site-search__form') ?? form).after(list);
}
`;
