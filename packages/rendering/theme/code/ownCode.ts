import { asParsed, unescaped } from './attributeText.ts';
import { foreignHost, secureAddress } from './codeHosts.ts';
import { fontsFromHere, libraryFromHere } from './fromHere.ts';
import { isRunScript, type MarkupAttribute, type MarkupPiece, scanMarkup } from './scanMarkup.ts';
import { codeId, isFixed, isHandler, isScriptLink } from './themeRequests.ts';

/**
 * Distinguishes a template's own code from what titles and comments add to a page: each script, style, event attribute
 * and link of a template has a mark that no one outside this process can know. `settleOwnCode` removes the marks again.
 */
export interface OwnCodeMark {
  /** An attribute's name, made of chance. */
  readonly name: string;
  readonly hash: (text: string) => string;
}

/** Code of a page that comes from a template of its theme. */
export interface OwnCode {
  /** `fixed`: a script that is the same on every page. `src`, `sheet`: a script or stylesheet by its address. */
  readonly kind: 'fixed' | 'src' | 'sheet' | 'code' | 'css' | 'handler' | 'link';
  /** Which permission it needs; '' for `fixed`, and for an address on this site. */
  readonly id: string;
  /** As browsers will read it: code, or an address. */
  readonly text: string;
}

export interface OwnCodeRule {
  /** Left out, the code is taken out of the page. */
  isKept(code: OwnCode): boolean;
  /** Put on scripts and styles in the page; null where their hashes are named. */
  readonly nonce: string | null;
}

/** A template source that asks for nothing elsewhere that we have here, with its own code marked; lines stay. */
export function prepareSource(source: string, mark: OwnCodeMark | null): string {
  let out = '';
  let at = 0;
  for (const piece of scanMarkup(source)) {
    for (const { place, end, text } of changesOf(piece, mark)) {
      out += source.slice(at, place) + text;
      at = end;
    }
  }
  return out + source.slice(at);
}

/** Prepares the address and mark of a `<squarespace:script>`, which becomes a separate tag. */
export function preparedScriptTag(address: string, isAsync: boolean, mark: OwnCodeMark | null): string {
  return prepareSource(`<script src="${address}"${isAsync ? ' async' : ''}></script>`, mark);
}

interface Change {
  readonly place: number;
  readonly end: number;
  readonly text: string;
}

function changesOf(piece: MarkupPiece, mark: OwnCodeMark | null): readonly Change[] {
  const changes: Change[] = [];
  const value = mark && markOfTag(piece, mark);
  if (mark !== null && value) changes.push(insert(piece.nameEnd, ` ${mark.name}="${value}"`));
  for (const attribute of piece.attributes) changes.push(...changesOfAttribute(piece, attribute, mark));
  return changes;
}

function markOfTag(piece: MarkupPiece, { hash }: OwnCodeMark): string | null {
  const has = (name: string) => piece.attributes.some((each) => each.name === name);
  if (piece.name === 'link') return isSheet(piece) ? 'sheet' : null;
  const written = (id: string) => id.replace(' ', '~');
  if (piece.name === 'style') return written(codeId('css', piece.text, hash));
  if (!isRunScript(piece)) return null;
  if (has('src')) return 'src';
  return isFixed(piece.text) ? 'fixed' : written(codeId('code', piece.text, hash));
}

function isSheet({ attributes }: MarkupPiece): boolean {
  return attributes.some(({ name, value }) => name === 'rel' && /\bstylesheet\b/i.test(value));
}

function changesOfAttribute(piece: MarkupPiece, attribute: MarkupAttribute, mark: OwnCodeMark | null): Change[] {
  const { name, value, start, valueStart } = attribute;
  const address = addressFromHere(piece, attribute);
  if (address !== null) return [{ place: valueStart, end: valueStart + value.length, text: address }];
  // A digest belongs to the replaced file.
  if ((name === 'integrity' || name === 'crossorigin') && piece.attributes.some((each) => isFromHere(piece, each))) {
    return [{ place: start, end: start + name.length, text: `data-${name}` }];
  }
  if (isHandler(name) && value.trim() === '') return EMPTY_HANDLER.test(name) ? [insert(start, 'data-')] : [];
  if (mark === null) return [];
  if (isHandler(name))
    return [insert(start, `${mark.name}="${codeId('handler', value, mark.hash).replace(' ', '~')}" `)];
  if (!isScriptLink(name, value)) return [];
  return [insert(start, `${mark.name}="${codeId('link', value, mark.hash).replace(' ', '~')}" `)];
}

/** An event attribute without code, which once made things pressable on phones. It runs nothing, and browsers refuse even that. */
const EMPTY_HANDLER = /^on(?:click|touchstart|touchend|mouseover|focus|blur|change|submit|load|keydown|keyup|input)$/;

function isFromHere(piece: MarkupPiece, attribute: MarkupAttribute): boolean {
  return addressFromHere(piece, attribute)?.startsWith('/') === true;
}

/** The address that takes the place of a script's or stylesheet's; null where it stays. */
function addressFromHere(piece: MarkupPiece, { name, value }: MarkupAttribute): string | null {
  const isScript = piece.name === 'script' && name === 'src';
  if (!isScript && !(name === 'href' && isSheet(piece))) return null;
  const ours = isScript ? (libraryFromHere(value)?.address ?? null) : fontsFromHere(value);
  const address = ours ?? secureAddress(value);
  return address === value ? null : address;
}

function insert(place: number, text: string): Change {
  return { place, end: place, text };
}

/** The code of the theme in a page. */
export function ownCodeIn(html: string, mark: string): readonly OwnCode[] {
  const found: OwnCode[] = [];
  const note: Step = (code, whole) => {
    found.push(code);
    return whole;
  };
  if (html.includes(mark)) walk(html, mark, note);
  return found;
}

/** The page without marks, and without what is not let run. */
export function settleOwnCode(html: string, mark: string, { isKept, nonce }: OwnCodeRule): string {
  if (!html.includes(mark)) return html;
  const settled = walk(html, mark, (code, whole, written) => {
    if (!isKept(code)) return '';
    return whole.replace(written, nonce !== null && IN_PLACE.has(code.kind) ? ` nonce="${nonce}"` : '');
  });
  // What formatters escaped or cut off is no code any more.
  return settled.includes(mark) ? settled.replace(leftOver(mark), '').replaceAll(mark, '') : settled;
}

/** Code inside an element of the page. */
const IN_PLACE: ReadonlySet<OwnCode['kind']> = new Set(['fixed', 'code', 'css']);
const REST = `(?:"[^"]*"|'[^']*'|[^"'<>])*`;

/** Transforms a piece of code. `written` is its mark as it appears in `whole`. */
type Step = (code: OwnCode, whole: string, written: string) => string;

/** Attributes first: elements that have some are then looked at as a whole. */
function walk(html: string, mark: string, step: Step): string {
  return walkElements(walkAttributes(html, mark, step), mark, step);
}

function walkAttributes(html: string, mark: string, step: Step): string {
  const marked = new RegExp(
    `(${mark}="(handler|link)~([\\w-]+)" )[a-z]+\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'gi',
  );
  return html.replace(marked, (whole, written: string, kind: 'handler' | 'link', id: string, ...values: unknown[]) => {
    const text = unescaped(String(values.slice(0, 3).find((value) => value !== undefined) ?? ''));
    return step({ kind, id: `${kind} ${id}`, text }, whole, written);
  });
}

function walkElements(html: string, mark: string, step: Step): string {
  const sheets = new RegExp(`<link( ${mark}="sheet")(${REST})>`, 'gi');
  const code = new RegExp(`<(script|style)( ${mark}="([a-z]+)(?:~([\\w-]+))?")(${REST})>([\\s\\S]*?)</\\1\\s*>`, 'gi');
  return html
    .replace(sheets, (whole, written: string, rest: string) =>
      step(byAddress('sheet', 'style', rest, 'href'), whole, written),
    )
    .replace(code, (whole, _name, written: string, kind: OwnCode['kind'], id = '', rest = '', text = '') => {
      if (kind === 'src') return step(byAddress('src', 'script', rest, 'src'), whole, written);
      return step({ kind, id: id === '' ? '' : `${kind} ${id}`, text: asParsed(text) }, whole, written);
    });
}

function byAddress(kind: 'src' | 'sheet', permission: string, attributes: string, name: string): OwnCode {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const text = unescaped(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
  const host = foreignHost(text);
  return { kind, id: host === null ? '' : `${permission} ${host}`, text };
}

function leftOver(mark: string): RegExp {
  return new RegExp(`\\s?${mark}=(?:\\\\?"|&quot;)[\\w~-]*(?:\\\\?"|&quot;)`, 'g');
}
