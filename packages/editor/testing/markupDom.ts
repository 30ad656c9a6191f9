import type { MarkupElement, MarkupNode } from '../text/markup.ts';

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** What ends an open paragraph, as parsers do. */
const ENDS_PARAGRAPH = /^(?:address|article|blockquote|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)$/;
const RAW = new Set(['script', 'style']);
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', mdash: '—', rsquo: '’' },
};

class TestNode implements MarkupNode {
  readonly childNodes: TestNode[] = [];
  parentNode: TestNode | null = null;
  readonly attributes: { name: string; value: string }[] = [];
  readonly nodeType: number;
  readonly nodeName: string;
  nodeValue: string | null;

  constructor(nodeType: number, nodeName: string, nodeValue: string | null = null) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.nodeValue = nodeValue;
  }
  get tagName(): string {
    return this.nodeName;
  }
  get ownerDocument() {
    return { createTextNode: (text: string) => new TestNode(3, '#text', text) };
  }
  get firstChild(): TestNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): TestNode | null {
    return this.beside(1);
  }
  get previousSibling(): TestNode | null {
    return this.beside(-1);
  }
  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map((child) => child.textContent).join('');
  }
  get innerHTML(): string {
    return this.childNodes.map((child) => child.outerHTML).join('');
  }
  get outerHTML(): string {
    if (this.nodeType === 3) return escapeText(this.nodeValue ?? '');
    if (this.nodeType !== 1) return '';
    const tag = this.nodeName.toLowerCase();
    const attributes = this.attributes.map(
      ({ name, value }) => ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`,
    );
    return `<${tag}${attributes.join('')}>${VOID.has(tag) ? '' : `${this.innerHTML}</${tag}>`}`;
  }
  getAttribute(name: string): string | null {
    return this.attributes.find((each) => each.name === name)?.value ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }
  setAttribute(name: string, value: string): void {
    const known = this.attributes.find((each) => each.name === name);
    if (known !== undefined) known.value = value;
    else this.attributes.push({ name, value });
  }
  appendChild(child: TestNode): void {
    child.parentNode?.childNodes.splice(child.parentNode.childNodes.indexOf(child), 1);
    child.parentNode = this;
    this.childNodes.push(child);
  }
  /** `tag` and `tag[attribute]`, as the schema's rules are written. */
  matches(selector: string): boolean {
    const [, tag = '', attribute] = /^([\w-]+)(?:\[([\w-]+)\])?$/.exec(selector) ?? [];
    return this.nodeName.toLowerCase() === tag && (attribute === undefined || this.hasAttribute(attribute));
  }
  private beside(step: number): TestNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + step] ?? null;
  }
}

/** HTML as nodes, for tests that have no browser: well-formed markup and the usual carelessness. */
export function readInTest(html: string): MarkupElement {
  const root = new TestNode(1, 'BODY');
  let open = root;
  const close = (tag: string): void => {
    for (let node: TestNode | null = open; node !== null && node !== root; node = node.parentNode) {
      if (node.nodeName.toLowerCase() !== tag) continue;
      open = node.parentNode ?? root;
      return;
    }
  };
  const parts =
    /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>|[^<]+|</g;
  for (let found = parts.exec(html); found !== null; found = parts.exec(html)) {
    const [whole, isEnd, name, attributes = ''] = found;
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      if (!whole.startsWith('<!')) open.appendChild(new TestNode(3, '#text', unescaped(whole)));
    } else if (isEnd === '/') close(tag);
    else {
      if (ENDS_PARAGRAPH.test(tag) && open.nodeName === 'P') close('p');
      if (tag === 'li' && open.nodeName === 'LI') close('li');
      const node = new TestNode(1, tag.toUpperCase());
      readAttributes(node, attributes);
      open.appendChild(node);
      if (RAW.has(tag)) parts.lastIndex = endOf(html, tag, parts.lastIndex);
      else if (!VOID.has(tag)) open = node;
    }
  }
  return root;
}

function endOf(html: string, tag: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}>`, from);
  return end < 0 ? html.length : end + tag.length + 3;
}

function readAttributes(node: TestNode, text: string): void {
  for (const [, name = '', quoted, single, bare] of text.matchAll(
    /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g,
  )) {
    node.setAttribute(name.toLowerCase(), unescaped(quoted ?? single ?? bare ?? ''));
  }
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return NAMED[name] ?? whole;
  });
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
