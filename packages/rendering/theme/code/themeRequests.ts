import { createEngine } from '@quoin/template';
import { confTexts, readConf } from '../readConf.ts';
import type { ThemeFiles } from '../readTheme.ts';
import { companionsOf, foreignHost } from './codeHosts.ts';
import { familiesIn, familyName, fontsFromHere, libraryFromHere, requestedFamilies } from './fromHere.ts';
import { isJqueryAddress, type JqueryUse, jqueryUse } from './jqueryUse.ts';
import { attributeOf, isRunScript, lineAt, type MarkupPiece, scanMarkup } from './scanMarkup.ts';
import { type NamedInScript, namedInScript } from './scriptText.ts';
import { fontHostsIn, withoutImports } from './styleText.ts';

/**
 * What a theme may load or run beyond its own files: hosts of scripts, stylesheets, fonts, frames and answers; scripts with
 * template code in them; styles, event attributes and `javascript:` links in its templates.
 */
export const REQUEST_KINDS = ['script', 'style', 'font', 'frame', 'connect', 'code', 'css', 'handler', 'link'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export interface ThemePlace {
  readonly file: string;
  readonly line: number;
}

export interface ThemeRequest extends ThemePlace {
  /** The kind and its subject: a host, or the hash of the template's code. A permission names it. */
  readonly id: string;
  readonly kind: RequestKind;
  /** A host, or how the code begins. */
  readonly detail: string;
  /** In how many places. */
  readonly count: number;
}

/** Something that the theme asks another host for and that comes from here. */
export interface FromHere extends ThemePlace {
  readonly asked: string;
  readonly given: string;
}

/** What no permission lets run. */
export interface NeverRun extends ThemePlace {
  readonly reason: 'eval' | 'hostUnknown';
  readonly detail: string;
}

export interface ThemeRequests {
  readonly requests: readonly ThemeRequest[];
  readonly fromHere: readonly FromHere[];
  readonly never: readonly NeverRun[];
  /** Scripts that call jQuery, although nothing in the theme provides it. */
  readonly withoutJquery: readonly ThemePlace[];
  /** Code of event attributes that its scripts write, by the resulting request. It is in no template. */
  readonly writtenHandlers: ReadonlyMap<string, string>;
}

/** Texts of a theme by path; of scripts, which may be large, only what they name. */
export interface RequestSources {
  readonly files: ThemeFiles;
  readonly scripts?: ReadonlyMap<string, NamedInScript>;
  /** Of a text: long enough that nobody finds another with the same one; letters, digits, `-` and `_`. */
  readonly hash: (text: string) => string;
}

const TEMPLATE = /\.(?:region|block|list|item|page)$/;
const STYLESHEET = /^styles\/.*\.(?:less|css)$/;
const PRESET = /^presets\/[^/]+\.preset$/;
const SHOWN = 80;

/** Everything that the files of a theme load or run, each once. Nothing is rendered and nothing fetched. */
export function themeRequests({ files, scripts = new Map(), hash }: RequestSources): ThemeRequests {
  const found = new Found();
  for (const [file, source] of files) {
    if (TEMPLATE.test(file)) readTemplate(found, file, source, hash);
    else if (STYLESHEET.test(file)) readStylesheet(found, file, source);
    else if (PRESET.test(file)) readPreset(found, file, source);
    else if (/^scripts\/.*\.js$/.test(file) && source !== '')
      readScript(found, { file, line: 1 }, { named: namedInScript(source), hash });
  }
  for (const [file, named] of scripts) readScript(found, { file, line: 1 }, { named, hash });
  return found.whole();
}

/** Whether a piece of template source is the same on every page. */
export function isFixed(text: string): boolean {
  if (text.includes('<squarespace:')) return false;
  if (!text.includes('{')) return true;
  const plain = createEngine({ formatters: new Map(), predicates: new Map(), allow: { eval: true, include: true } });
  const { output, errors } = plain.compile(text, 'piece').render({}, { now: 0 });
  return output === text && errors.length === 0;
}

/** Names the permission for styles that scripts put into pages: nobody knows them before. */
export const WRITTEN_STYLES = 'css written';

/** Returns the name of a permission for code in a template itself. */
export function codeId(
  kind: 'code' | 'css' | 'handler' | 'link',
  text: string,
  hash: (text: string) => string,
): string {
  return `${kind} ${hash(text)}`;
}

export function isHandler(name: string): boolean {
  return /^on[a-z]{3,30}$/.test(name);
}

const LINK = /^\s*javascript:/i;

export function isScriptLink(name: string, value: string): boolean {
  return (name === 'href' || name === 'action') && LINK.test(value);
}

class Found {
  readonly #requests = new Map<string, ThemeRequest>();
  readonly #fromHere = new Map<string, FromHere>();
  readonly #never = new Map<string, NeverRun>();
  readonly #written = new Map<string, string>();
  readonly #callJquery: ThemePlace[] = [];
  #hasJquery = false;

  ask(id: string, detail: string, { file, line }: ThemePlace): void {
    const known = this.#requests.get(id);
    const kind = id.slice(0, id.indexOf(' ')) as RequestKind;
    this.#requests.set(id, known ? { ...known, count: known.count + 1 } : { id, kind, detail, file, line, count: 1 });
  }

  askHost(kind: RequestKind, host: string, place: ThemePlace): void {
    for (const id of [`${kind} ${host}`, ...companionsOf(`${kind} ${host}`)]) {
      this.ask(id, id.slice(id.indexOf(' ') + 1), place);
    }
  }

  give(asked: string, given: string, place: ThemePlace): void {
    if (!this.#fromHere.has(asked)) this.#fromHere.set(asked, { asked, given, ...place });
  }

  refuse(reason: NeverRun['reason'], detail: string, place: ThemePlace): void {
    const key = `${reason} ${detail} ${place.file}`;
    if (!this.#never.has(key)) this.#never.set(key, { reason, detail, ...place });
  }

  write(id: string, text: string, place: ThemePlace): void {
    this.ask(id, start(text), place);
    this.#written.set(id, text);
  }

  useJquery(use: JqueryUse, { file, line }: ThemePlace): void {
    this.#hasJquery ||= use === 'brings';
    if (use === 'calls') this.#callJquery.push({ file, line });
  }

  whole(): ThemeRequests {
    const requests = [...this.#requests.values()];
    const order = (kind: RequestKind) => REQUEST_KINDS.indexOf(kind);
    return {
      requests: requests.sort((left, right) => order(left.kind) - order(right.kind)),
      fromHere: [...this.#fromHere.values()],
      never: [...this.#never.values()],
      writtenHandlers: this.#written,
      withoutJquery: this.#hasJquery ? [] : this.#callJquery,
    };
  }
}

function readTemplate(found: Found, file: string, source: string, hash: (text: string) => string): void {
  for (const piece of scanMarkup(source)) {
    const place = { file, line: lineAt(source, piece.start) };
    for (const { name, value } of piece.attributes) {
      if (isHandler(name) && value.trim() === '') continue;
      if (isHandler(name)) found.useJquery(jqueryUse(value), place);
      if (isHandler(name)) found.ask(codeId('handler', value, hash), start(`${name}="${value}"`), place);
      else if (isScriptLink(name, value)) found.ask(codeId('link', value, hash), start(value), place);
    }
    if (piece.name === 'script' || piece.name === 'squarespace:script') readScriptTag(found, piece, place, hash);
    else if (piece.name === 'style') readStyleTag(found, piece, place, hash);
    else if (piece.name === 'link') readLink(found, piece, place);
    else if (piece.name === 'iframe') readSource(found, 'frame', attributeOf(piece, 'src'), place);
  }
}

function readScriptTag(found: Found, piece: MarkupPiece, place: ThemePlace, hash: (text: string) => string): void {
  if (piece.name === 'script' && !isRunScript(piece)) return;
  const source = attributeOf(piece, 'src');
  if (source !== '') readSource(found, 'script', source, place);
  if (isJqueryAddress(source)) found.useJquery('brings', place);
  if (source !== '' || piece.name !== 'script' || piece.text.trim() === '') return;
  if (!isFixed(piece.text)) found.ask(codeId('code', piece.text, hash), start(piece.text), place);
  const named = namedInScript(piece.text);
  const handlers = isFixed(piece.text) ? named.handlers : named.handlers.filter(isFixed);
  readScript(found, place, { named: { ...named, handlers }, hash });
}

function readStyleTag(found: Found, piece: MarkupPiece, place: ThemePlace, hash: (text: string) => string): void {
  if (piece.text.trim() === '') return;
  found.ask(codeId('css', piece.text, hash), start(piece.text), place);
  readImports(found, piece.text, place);
}

function readLink(found: Found, piece: MarkupPiece, place: ThemePlace): void {
  if (/\bstylesheet\b/i.test(attributeOf(piece, 'rel'))) readSheetAddress(found, attributeOf(piece, 'href'), place);
}

function readSource(found: Found, kind: 'script' | 'frame', source: string, place: ThemePlace): void {
  const ours = kind === 'script' ? libraryFromHere(source) : null;
  const host = foreignHost(source);
  if (ours !== null) found.give(source, ours.name, place);
  else if (host !== null) found.askHost(kind, host, place);
  else if (/^(?:https?:)?\/\//i.test(source) || /^\{/.test(source)) found.refuse('hostUnknown', start(source), place);
}

function readStylesheet(found: Found, file: string, source: string): void {
  readImports(found, source, { file, line: 1 });
}

function readImports(found: Found, source: string, place: ThemePlace): void {
  for (const address of withoutImports(source).addresses) readSheetAddress(found, address, place);
  for (const host of fontHostsIn(source)) found.ask(`font ${host}`, host, place);
}

function readSheetAddress(found: Found, address: string, place: ThemePlace): void {
  const host = foreignHost(address);
  if (fontsFromHere(address) !== null) readFamilies(found, familiesIn(address), place);
  else if (host !== null) found.askHost('style', host, place);
}

/** The fonts that a site begins with in this theme, or comes to by a choice of its owner. */
function readPreset(found: Found, file: string, source: string): void {
  const conf = readConf(source);
  if (conf !== null) readFamilies(found, confTexts(conf, 'webFonts'), { file, line: 1 });
}

/** Reads families: built-in ones are served locally, others come from Google. */
function readFamilies(found: Found, written: readonly string[], place: ThemePlace): void {
  const { ours, others } = requestedFamilies(written);
  for (const family of written.flatMap((each) => each.split('|'))) {
    if (requestedFamilies([family]).ours.length > 0)
      found.give(`${familyName(family)} of Google Fonts`, familyName(family), place);
  }
  if (ours.length === 0 && others.length === 0) return;
  if (others.length > 0) found.askHost('style', 'https://fonts.googleapis.com', place);
}

interface ReadScript {
  readonly named: NamedInScript;
  readonly hash: (text: string) => string;
}

function readScript(found: Found, place: ThemePlace, { named, hash }: ReadScript): void {
  const { ids, families, usesEval, writesStyle, jquery, handlers } = named;
  for (const text of handlers) found.write(codeId('handler', text, hash), text, place);
  found.useJquery(jquery, place);
  for (const id of ids) {
    const [kind = 'script', host = ''] = id.split(' ');
    if (id !== 'style https://fonts.googleapis.com' || families.length === 0)
      found.askHost(kind as RequestKind, host, place);
  }
  if (families.length > 0) readFamilies(found, families, place);
  if (writesStyle !== '') found.ask(WRITTEN_STYLES, writesStyle, place);
  if (usesEval) found.refuse('eval', place.file, place);
}

function start(code: string): string {
  const line = code.trim().replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
