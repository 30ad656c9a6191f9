import type { TranslatedKind } from './text.ts';
import { TRANSLATED_KINDS } from './text.ts';
import { isUsableXml, readXml, type XmlElement, xmlText } from './xml.ts';

/** One text of a file that goes to a translator, and comes back. */
export interface FileText {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly field: string;
  readonly label: string;
  readonly source: string;
  /** '' for one that is not translated yet. */
  readonly value: string;
  /** Line of the file, 1 for the first; 0 where it was not read from one. */
  readonly line: number;
}

export interface TranslationFile {
  /** BCP 47, of the file's translations; '' where it does not say. */
  readonly language: string;
  readonly texts: readonly FileText[];
}

export type XliffVersion = '1.2' | '2.0';

interface XliffOptions {
  readonly version: XliffVersion;
  readonly from: string;
  readonly to: string;
}

/** Returns an XLIFF document of the texts (OASIS XLIFF 1.2 and 2.0). The markup of a text is escaped, as one piece. */
export function writeXliff(texts: readonly FileText[], options: XliffOptions): string {
  return options.version === '1.2' ? writeOld(texts, options) : writeNew(texts, options);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function writeOld(texts: readonly FileText[], { from, to }: XliffOptions): string {
  const units = texts.map(
    (text) =>
      `<trans-unit id="${attribute(nameOf(text))}" xml:space="preserve"><source>${xmlText(text.source)}</source>` +
      `${target(text)}<note>${xmlText(text.label)}</note></trans-unit>`,
  );
  return (
    `${HEAD}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n` +
    `<file original="site" datatype="plaintext" source-language="${attribute(from)}" target-language="${attribute(to)}"><body>\n` +
    `${units.join('\n')}\n</body></file>\n</xliff>\n`
  );
}

function writeNew(texts: readonly FileText[], { from, to }: XliffOptions): string {
  const units = texts.map(
    (text, place) =>
      `<unit id="u${place + 1}" name="${attribute(nameOf(text))}"><notes><note>${xmlText(text.label)}</note></notes>` +
      `<segment><source xml:space="preserve">${xmlText(text.source)}</source>${target(text)}</segment></unit>`,
  );
  return (
    `${HEAD}<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="${attribute(from)}" trgLang="${attribute(to)}">\n` +
    `<file id="site">\n${units.join('\n')}\n</file>\n</xliff>\n`
  );
}

function target({ value }: FileText): string {
  return value === '' ? '' : `<target xml:space="preserve">${xmlText(value)}</target>`;
}

/** What a unit is called: kind, id and field, each escaped so that the slashes between them are the only ones. */
function nameOf({ kind, id, field }: FileText): string {
  return [kind, id, field].map(encodeURIComponent).join('/');
}

function attribute(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;');
}

/** A file of either version; null for what is none. Units with names we did not give are left out. */
export function readXliff(text: string): TranslationFile | null {
  const root = isUsableXml(text) ? readXml(text) : null;
  if (root === null || root.name !== 'xliff') return null;
  const units = [...all(root, 'trans-unit'), ...all(root, 'unit')];
  const file = all(root, 'file')[0];
  const language = root.attributes.trgLang ?? file?.attributes['target-language'] ?? '';
  return { language, texts: units.flatMap(readUnit) };
}

function readUnit(unit: XmlElement): readonly FileText[] {
  const named = readName(unit.attributes.name ?? unit.attributes.id ?? '');
  if (named === null) return [];
  const pieces = (name: string) => all(unit, name).map(textOf).join('');
  return [{ ...named, label: '', source: pieces('source'), value: pieces('target'), line: unit.line }];
}

function readName(name: string): Pick<FileText, 'kind' | 'id' | 'field'> | null {
  const parts = name.split('/').map(decoded);
  const [kind, id, field] = parts;
  const known = TRANSLATED_KINDS.find((each) => each === kind);
  return parts.length === 3 && known !== undefined && id && field ? { kind: known, id, field } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function all(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  );
}

/** Returns the text of all nested elements: translators' tools may split a text into their own pieces. */
function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
