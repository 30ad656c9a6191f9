import type { Theme, ThemeDiagnostic } from '@quoin/rendering/theme';
import type { Engine } from '@quoin/template';

/** The scripts that stand in the templates of a theme itself. */
export interface InlineScripts {
  /**
   * Those that are the same on every page, as browsers read them: what a content policy may let run. A script with
   * template code in it is not among them: whatever an entry's title made of it would be allowed too.
   */
  readonly fixed: readonly string[];
  readonly diagnostics: readonly ThemeDiagnostic[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\btype\s*=\s*["']?([^\s"'>]*)/i;
const RUNS = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const SHOWN = 60;

/** `engine`: any; a text that it prints as it is holds no template code. */
export function inlineScripts(theme: Theme, engine: Engine): InlineScripts {
  const fixed = new Set<string>();
  const diagnostics: ThemeDiagnostic[] = [];
  for (const [file, source] of sourcesOf(theme)) {
    for (const match of source.matchAll(SCRIPT)) {
      const [whole, attributes = '', text = ''] = match;
      if (!isRun(attributes) || text.trim() === '') continue;
      if (isFixed(text, engine)) {
        fixed.add(asParsed(text));
        continue;
      }
      const line = source.slice(0, match.index + whole.indexOf('>')).split('\n').length;
      const detail = text.trim().split('\n')[0]?.slice(0, SHOWN) ?? '';
      diagnostics.push({ code: 'scriptNotFixed', file, line, detail });
    }
  }
  return { fixed: [...fixed], diagnostics };
}

function isRun(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1] ?? '';
  return !/\ssrc\s*=/i.test(attributes) && (type === '' || RUNS.test(type));
}

function isFixed(text: string, engine: Engine): boolean {
  const { output, errors } = engine.compile(text, 'script').render({}, { now: 0 });
  return output === text && errors.length === 0;
}

/** Browsers end lines in one way before they look at a script. */
function asParsed(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function* sourcesOf(theme: Theme): Generator<readonly [file: string, source: string]> {
  for (const [name, source] of theme.regions) yield [`${name}.region`, source];
  for (const [name, source] of theme.blocks) yield [`blocks/${name}`, source];
  for (const [name, { list, item }] of theme.collections) {
    if (list !== null) yield [`collections/${name}.list`, list];
    if (item !== null) yield [`collections/${name}.item`, item];
  }
  for (const [name, { source }] of theme.pages) yield [`pages/${name}.page`, source];
  for (const [name, { source }] of theme.system) yield [`system/${name}.page`, source];
}
