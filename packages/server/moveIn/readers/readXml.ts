import { Parser } from 'htmlparser2';

/** An element of an export: its text, or what lies in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Growing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  readonly begin: number;
}

/** Texts that hold HTML. Where a tool wrote it without CDATA, its tags are part of the text. */
const MARKUP: ReadonlySet<string> = new Set([
  'content:encoded',
  'excerpt:encoded',
  'description',
  'wp:comment_content',
]);

/**
 * XML as exports have it, however badly written: `&` that is no entity, CDATA or none, elements that nothing closes. Null for
 * what is none. Document types are passed over: no entity of one is ever read.
 */
export function readXml(xml: string, rootName: string): XmlElement | null {
  const root: Growing = { name: '', attributes: {}, children: [], text: '', begin: 0 };
  const open: Growing[] = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        open.push({ name, attributes, children: [], text: '', begin: parser.endIndex + 1 }),
      ontext: (text) => {
        open.at(-1)!.text += text;
      },
      onclosetag: () => {
        const { begin, ...done } = open.pop()!;
        const isMarkup = MARKUP.has(done.name) && done.children.length > 0;
        const text = isMarkup ? xml.slice(begin, parser.startIndex) : done.text;
        open.at(-1)?.children.push(isMarkup ? { ...done, children: [], text } : done);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root.children.find(({ name }) => name === rootName) ?? null;
}

export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first one of these; '' where there is none. */
export function textOf(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const found = element.children.find((child) => child.name === name && child.text.trim() !== '');
    if (found !== undefined) return found.text.trim();
  }
  return '';
}
