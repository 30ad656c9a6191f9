import { coreFormatters, type FormatterOptions, type LocaleData } from '@quoin/rendering/formatters';
import { createLocaleData, type ReadPack } from '@quoin/rendering/locales';
import { corePredicates } from '@quoin/rendering/predicates';
import {
  type Allowed,
  createEngine as createLanguage,
  type Diagnostic,
  type FormatterDefinition,
  type Limits,
  type PredicateDefinition,
  type Rendered,
  type RenderOptions,
} from '@quoin/template';

/** Partial name → source, as a map or as a plain object. */
export type Partials = ReadonlyMap<string, string> | Readonly<Record<string, string>>;

/** What a set of sources is compiled with. */
export interface SourceOptions {
  readonly partials?: Partials;
  readonly limits?: Partial<Limits>;
  /** `{.eval}` and `{.include}` print nothing unless allowed. */
  readonly allow?: Allowed;
}

/** Options of one rendering; what is left out comes from the engine. */
export type PageOptions = Partial<RenderOptions>;

/** Options of a source that is compiled, rendered once and forgotten. */
export interface OneOffOptions extends SourceOptions, PageOptions {
  /** Short for `allow.eval` and `allow.include`. */
  readonly expr?: boolean;
  readonly include?: boolean;
  /** Short for `limits.expressionTokens` and `limits.stringLength`. */
  readonly maxTokens?: number;
  readonly maxStringLen?: number;
  /** Name of the source in diagnostics. */
  readonly file?: string;
}

export interface FullEngineOptions extends SourceOptions {
  /** BCP 47 tag of renderings that name none; without any the locale-dependent formatters print nothing. */
  readonly locale?: string;
  /** Clock of renderings that bring none, epoch milliseconds. */
  readonly now: number | (() => number);
  /** IANA zone of data that names none. */
  readonly timeZone?: string;
  /** Formatters and predicates of one's own; they win over built-in ones of the same name. */
  readonly formatters?: readonly FormatterDefinition[];
  readonly predicates?: readonly PredicateDefinition[];
  /** Reads the pack of a language, when a rendering first needs it; without it there is no locale data. */
  readonly readPack?: ReadPack;
  /** Locale data that several engines share, instead of `readPack`. */
  readonly locales?: LocaleData;
  /** Offsets of time zones; read from Intl unless given. */
  readonly zoneOffset?: FormatterOptions['zoneOffset'];
}

export interface FullTemplate {
  /** What parsing found: errors, and warnings for what silently became text. */
  readonly diagnostics: readonly Diagnostic[];
  /** Never throws. Data must be plain JSON values. */
  render(data: unknown, options?: PageOptions): Rendered;
}

/** The language with all its words: 95 formatters, 101 predicates, locale data. */
export interface FullEngine {
  /** Compiles once, renders often; every partial is compiled once, on first use. */
  compile(source: string, file?: string): FullTemplate;
  /** Compiles and renders in one step. The options may contain additional partials and limits. */
  render(source: string, data: unknown, options?: OneOffOptions): Rendered;
}

/** Pure: what needs the clock or a disk is an argument. `@quoin/rendering/node` fills these in. */
export function createEngine(options: FullEngineOptions): FullEngine {
  const formatters = coreFormatters({
    locales: options.locales ?? (options.readPack && createLocaleData({ readPack: options.readPack })),
    zoneOffset: options.zoneOffset,
    extra: options.formatters,
  });
  const predicates = corePredicates(options.predicates);
  const languageOf = (source: SourceOptions) =>
    createLanguage({
      partials: toMap(source.partials),
      formatters,
      predicates,
      limits: source.limits,
      allow: source.allow,
    });
  const language = languageOf(options);
  const complete = (page: PageOptions = {}): RenderOptions => ({
    ...page,
    locale: page.locale ?? options.locale,
    timeZone: page.timeZone ?? options.timeZone,
    now: page.now ?? (typeof options.now === 'function' ? options.now() : options.now),
  });
  return {
    compile(source, file) {
      const template = language.compile(source, file);
      return {
        diagnostics: template.diagnostics,
        render: (data, page) => template.render(data, complete(page)),
      };
    },
    render(source, data, oneOff = {}) {
      const own = sourceOptionsOf(oneOff, options);
      const template = (own === undefined ? language : languageOf(own)).compile(source, oneOff.file);
      return template.render(data, complete(pageOptionsOf(oneOff)));
    },
  };
}

/** undefined when the call brings nothing that the engine's own sources are not compiled with. */
function sourceOptionsOf(call: OneOffOptions, engine: SourceOptions): SourceOptions | undefined {
  const { partials, limits, allow, expr, include, maxTokens, maxStringLen } = call;
  const given = [partials, limits, allow, expr, include, maxTokens, maxStringLen];
  if (given.every((option) => option === undefined)) return undefined;
  return {
    partials: partials ?? engine.partials,
    allow: { ...engine.allow, ...allow, ...known({ eval: expr, include }) },
    limits: { ...engine.limits, ...limits, ...known({ expressionTokens: maxTokens, stringLength: maxStringLen }) },
  };
}

function pageOptionsOf(call: OneOffOptions): PageOptions {
  const { locale, now, timeZone, injects, host, isExpired } = call;
  return { locale, now, timeZone, injects, host, isExpired };
}

function known<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>;
}

function toMap(partials: Partials | undefined): ReadonlyMap<string, string> {
  if (partials === undefined) return new Map();
  return partials instanceof Map ? partials : new Map(Object.entries(partials));
}
