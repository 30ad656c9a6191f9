import { xmlCharacters } from '@quoin/domain/formats';

/** An element with its names as written, without a prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  /** Where it begins, 1 for the first line. */
  readonly line: number;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  readonly line: number;
}

/** Text inside an element or an attribute. What XML has no character for is left out. */
export function xmlText(text: string): string {
  return xmlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

const MOST_CHARACTERS = 20_000_000;

/** No document type: entities of a file's own are how a small file becomes a large one. */
export function isUsableXml(text: string): boolean {
  return text.length <= MOST_CHARACTERS && !/<!DOCTYPE|<!ENTITY/i.test(text);
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([\w.:-]+)\s*>|<([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;

/** A small, strict reader of XML without document types; null for what is not well formed. */
export function readXml(text: string): XmlElement | null {
  const top: Open = { name: '', attributes: {}, children: [], line: 1 };
  const stack: Open[] = [top];
  const source = text.replace(/^\ufeff/, '');
  TOKEN.lastIndex = 0;
  let [line, end] = [1, 0];
  for (let match = TOKEN.exec(source); match !== null; match = TOKEN.exec(source)) {
    if (!take(stack, match, line)) return null;
    line += match[0].split('\n').length - 1;
    end = TOKEN.lastIndex;
  }
  const elements = top.children.filter((child): child is XmlElement => typeof child !== 'string');
  return end === source.length && stack.length === 1 && elements.length === 1 ? (elements[0] ?? null) : null;
}

function take(stack: Open[], match: RegExpExecArray, line: number): boolean {
  const [, data, closed, opened, attributes = '', isEmpty, words] = match;
  const here = stack.at(-1);
  if (here === undefined) return false;
  if (data !== undefined) here.children.push(data);
  if (words !== undefined) here.children.push(plain(words));
  if (closed !== undefined) {
    stack.pop();
    return stack.length > 0 && here.name === bare(closed);
  }
  if (opened !== undefined) {
    const element: Open = { name: bare(opened), attributes: readAttributes(attributes), children: [], line };
    here.children.push(element);
    if (isEmpty === '') stack.push(element);
  }
  return true;
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(/\s([\w.:-]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(found.map(([, name = '', one, other]) => [name, plain(one ?? other ?? '')]));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}
