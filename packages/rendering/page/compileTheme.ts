import type {
  CollectionTemplates,
  Layout,
  OwnCodeMark,
  PageTemplate,
  Theme,
  ThemeDiagnostic,
} from '@quoin/rendering/theme';
import {
  createEngine,
  type Diagnostic,
  type Engine,
  type FormatterTable,
  type PredicateTable,
  type Template,
} from '@quoin/template';
import { markBindings } from './bindings/marks.ts';
import { SCREEN } from './layoutKey.ts';
import { withPlainForms } from './product/plainForms.ts';
import { SYSTEM_PARTIALS } from './systemPartials.ts';
import { tagFormatter } from './tags/tagFormatter.ts';
import { type ThemeTag, ThemeTags } from './tags/themeTags.ts';

export interface CompileOptions {
  readonly formatters: FormatterTable;
  readonly predicates: PredicateTable;
  /**
   * The house theme: its system pages, system collections and `quoin-*` blocks are fallbacks for a theme without them.
   */
  readonly fallback?: Theme;
  /** Put on the theme's own code, so that the server knows it in a page; left out where no policy follows. */
  readonly mark?: OwnCodeMark | null;
  /** For an editor's canvas: what is printed says where it comes from. Pages of visitors are made of a theme without this. */
  readonly isMarked?: boolean;
}

/** A template with where its lines came from. */
export interface Unit {
  readonly template: Template;
  /** All tags it can reach, through partials too. */
  readonly tags: readonly ThemeTag[];
  place(diagnostic: Diagnostic): Diagnostic;
}

/** A theme ready to render: every source compiled once, on first use. Nothing in it belongs to one page or visitor. */
export interface CompiledTheme {
  readonly theme: Theme;
  readonly fallback: Theme | null;
  layout(key: string): Unit;
  /** `collections/<typeName>.list|item`. Null if neither the theme nor the house theme has it. */
  list(typeName: string): Unit | null;
  item(typeName: string): Unit | null;
  page(name: string): Unit | null;
  system(name: string): { readonly unit: Unit; readonly page: PageTemplate } | null;
  /** `blocks/<name>.block` as a separate template. Null if neither the theme nor the house theme (`quoin-…`) has it. */
  block(name: string): Template | null;
  /** What the theme draws a type of block with; null where that is ours to do. */
  override(type: string): Template | null;
  /** A small template (an attribute's value) as a separate template. */
  attribute(partial: string): Template | null;
  /** Each partial with the file it is (a piece of): the blocks, and the bodies and attributes of tags. */
  readonly partialFiles: ReadonlyMap<string, string>;
  /** What reading the tags found; complete once every unit was used. */
  readonly diagnostics: readonly ThemeDiagnostic[];
}

interface Piece {
  readonly file: string;
  readonly source: string;
}

/** The house theme's fallbacks for a theme. Its templates apply its own partials, whatever names the theme uses. */
interface Lent {
  readonly theme: Theme;
  /** Adapts a partial of the house theme to the theme's engine. */
  source(text: string): string;
  /** Adapts a whole template of the house theme. It includes the place for its styles. */
  part(text: string): string;
}

const BARE_LAYOUT = `<!doctype html><html><head>{squarespace-headers}</head><body id="{squarespace.page-id}" class="{squarespace.page-classes}">
{squarespace.main-content}{squarespace-footers}</body></html>`;

/** Layout of standalone screens: no header and no footer in any theme. */
const SCREEN_LAYOUT = `<!doctype html>
<html lang="{website.language}">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1">
{squarespace-headers}
</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes} screen-page">
{squarespace.main-content}
{squarespace-footers}
</body>
</html>
`;

/** Compiles a theme over its partials. Never throws; problems are diagnostics of the templates. */
export function compileTheme(theme: Theme, options: CompileOptions): CompiledTheme {
  const fallback = options.fallback ?? null;
  const lent = fallback && lend(fallback);
  const blocks = partialsOf(theme, lent);
  const tags = new ThemeTags({
    scripts: theme.scripts,
    hasBlock: (name) => blocks.has(name),
    mark: options.mark ?? null,
  });
  for (const [name, source] of blocks) tags.keep(name, tags.prepare(source, blockFile(name)), blockFile(name));
  const units = new Map<string, Unit | null>();
  const engine = createEngine({
    // Grows while sources are rewritten: bodies of tags become partials, always before anything applies them.
    partials: tags.partials,
    formatters: new Map([...withPlainForms(options.formatters), ['squarespace-tag', tagFormatter(tags.list)]]),
    predicates: options.predicates,
    allow: { eval: true, include: true },
    ...(options.isMarked === true ? { surround: markBindings } : {}),
  });
  const once = (key: string, pieces: () => readonly Piece[] | null): Unit | null => {
    const known = units.get(key);
    if (known !== undefined) return known;
    const found = pieces();
    const unit = found && compileUnit(engine, tags, key, found);
    units.set(key, unit);
    return unit;
  };
  const collection = (name: string, part: 'list' | 'item'): Unit | null =>
    once(`collections/${name}.${part}`, () => collectionPiece(theme, lent, name, part));
  const block = (name: string): Template | null =>
    once(`block:${name}`, () => blockPieces(blocks, name))?.template ?? null;
  return {
    theme,
    fallback,
    layout: (key) => once(`layout:${key}`, () => layoutPieces(theme, key)) as Unit,
    list: (typeName) => collection(typeName, 'list'),
    item: (typeName) => collection(typeName, 'item'),
    page: (name) => once(`pages/${name}.page`, () => pagePiece(theme.pages, `pages/${name}.page`, name)),
    system(name) {
      const own = theme.system.get(name);
      const page = own ?? fallback?.system.get(name);
      if (!page) return null;
      const file = `system/${name}.page`;
      const source = own || !lent ? page.source : lent.part(page.source);
      return { unit: once(file, () => [{ file, source }]) as Unit, page };
    },
    block,
    override(type) {
      const name = theme.overrides.get(type);
      return name === undefined ? null : block(name);
    },
    attribute: (partial) => attributeTemplate(engine, tags, partial),
    partialFiles: tags.files,
    diagnostics: tags.diagnostics,
  };
}

/** Prefix of the house theme's partials that a theme can't replace. No file of a theme has such a name. */
const HOUSE_PREFIX = 'quoin:';
/** A theme may apply these, and replace one with its own block of that name. */
const isShared = (name: string) => name.startsWith('quoin-');
const APPLY = /(\|\s*apply[^./A-Za-z0-9_-])([./A-Za-z0-9_-]+)/g;

function lend(house: Theme): Lent {
  const source = (text: string) =>
    text.replace(APPLY, (whole, start: string, name: string) =>
      !isShared(name) && house.blocks.has(name) ? `${start}${HOUSE_PREFIX}${name}` : whole,
    );
  return { theme: house, source, part: (text) => `<div class="quoin-part">${source(text)}</div>` };
}

/** Returns blocks by the names used to apply partials. `quoin-X.html` is a block of the theme or of the house theme. */
function partialsOf(theme: Theme, lent: Lent | null): Map<string, string> {
  const partials = new Map<string, string>();
  for (const [name, text] of Object.entries(SYSTEM_PARTIALS)) partials.set(name, text).set(`${name}.block`, text);
  const put = (name: string, text: string) => {
    partials.set(name, text);
    if (isShared(name)) partials.set(name.replace(/\.block$/, '.html'), text);
  };
  for (const [name, text] of lent?.theme.blocks ?? []) {
    put(isShared(name) ? name : HOUSE_PREFIX + name, lent?.source(text) ?? '');
  }
  for (const [name, text] of theme.blocks) put(name, text);
  return partials;
}

function blockFile(name: string): string {
  return `blocks/${name.replace(HOUSE_PREFIX, '').replace(/\.html$/, '.block')}`;
}

function layoutPieces(theme: Theme, key: string): readonly Piece[] {
  if (key === SCREEN && !theme.layouts.has(key)) return [{ file: 'layout', source: SCREEN_LAYOUT }];
  const layout: Layout | undefined = theme.layouts.get(key) ?? theme.layouts.get('default');
  const pieces = (layout?.regions ?? []).map((name) => ({
    file: `${name}.region`,
    source: theme.regions.get(name) ?? '',
  }));
  return pieces.length > 0 ? pieces : [{ file: 'layout', source: BARE_LAYOUT }];
}

/**
 * Returns the theme's own template, else the house theme's, which shows the entries of a theme that has only a list.
 */
function collectionPiece(
  theme: Theme,
  lent: Lent | null,
  name: string,
  part: 'list' | 'item',
): readonly Piece[] | null {
  const file = `collections/${name}.${part}`;
  const own: CollectionTemplates | undefined = theme.collections.get(name);
  const source = own?.[part] ?? null;
  if (source !== null) return [{ file, source }];
  const isItemAlone = part === 'list' && typeof own?.item === 'string';
  const house = isItemAlone ? null : (lent?.theme.collections.get(name)?.[part] ?? null);
  return lent === null || house === null ? null : [{ file, source: lent.part(house) }];
}

function pagePiece(pages: ReadonlyMap<string, PageTemplate>, file: string, name: string): readonly Piece[] | null {
  const page = pages.get(name);
  return page ? [{ file, source: page.source }] : null;
}

function blockPieces(blocks: ReadonlyMap<string, string>, name: string): readonly Piece[] | null {
  const source = blocks.get(`${name}.block`);
  return source === undefined ? null : [{ file: `blocks/${name}.block`, source }];
}

function compileUnit(engine: Engine, tags: ThemeTags, key: string, pieces: readonly Piece[]): Unit {
  const first = tags.list.length;
  const starts: { file: string; line: number }[] = [];
  let source = '';
  for (const piece of pieces) {
    starts.push({ file: piece.file, line: source.split('\n').length });
    source += tags.prepare(piece.source, piece.file);
  }
  const own = tags.list.slice(first);
  return {
    template: engine.compile(source, key),
    tags: [...own, ...tagsOfPartials(source, own, tags)],
    place: (diagnostic) => placeOf(diagnostic, key, starts, tags),
  };
}

/** A diagnostic of a unit or of a partial, with the file and line its author knows. */
function placeOf(
  diagnostic: Diagnostic,
  key: string,
  starts: readonly { readonly file: string; readonly line: number }[],
  tags: ThemeTags,
): Diagnostic {
  if (diagnostic.file !== key) {
    return { ...diagnostic, file: tags.files.get(diagnostic.file) ?? diagnostic.file };
  }
  const start = starts.findLast(({ line }) => line <= diagnostic.line);
  return start ? { ...diagnostic, file: start.file, line: diagnostic.line - start.line + 1 } : diagnostic;
}

const APPLIED = /\|\s*apply.((?:quoin:)?[./A-Za-z0-9_-]+)/g;

/** Tags inside the partials a source applies by name, and in those that these apply. */
function tagsOfPartials(source: string, own: readonly ThemeTag[], tags: ThemeTags): readonly ThemeTag[] {
  const found = new Set<ThemeTag>();
  const seen = new Set<string>();
  const waiting = [...appliedIn(source), ...own.flatMap((tag) => (tag.partial === null ? [] : [tag.partial]))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = seen.has(name) ? undefined : tags.partials.get(name);
    seen.add(name);
    if (text === undefined) continue;
    waiting.push(...appliedIn(text));
    for (const match of text.matchAll(/\|squarespace-tag (\d+)\}/g)) {
      const tag = tags.list[Number(match[1])];
      if (tag === undefined) continue;
      found.add(tag);
      if (tag.partial !== null) waiting.push(tag.partial);
    }
  }
  return [...found];
}

function appliedIn(source: string): string[] {
  return [...source.matchAll(APPLIED)].map((match) => match[1] ?? '');
}

function attributeTemplate(engine: Engine, tags: ThemeTags, partial: string): Template | null {
  const source = tags.partials.get(partial);
  return source === undefined ? null : engine.compile(source, partial);
}
