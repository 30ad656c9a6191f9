/** What code that an owner puts into all pages loads and runs: shown to him, and let run by the policy of the pages. */
export interface CodeInventory {
  /** Scripts in the code itself, as browsers read them. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** `https://host` of scripts, stylesheets and frames, each once. */
  readonly scriptHosts: readonly string[];
  readonly styleHosts: readonly string[];
  readonly frameHosts: readonly string[];
  /** Scripts from elsewhere, counted. */
  readonly loadedScripts: number;
  /** Attributes like `onclick`, and scripts that do not come by https: no policy lets them run. */
  readonly stopped: number;
}

/** Longer lists would make a header that proxies refuse. */
const MOST_HOSTS = 30;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const LINK = /<link\b([^>]*)>/gi;
const FRAME = /<iframe\b([^>]*)>/gi;
const TAG = /<[a-z][^<>]*>/gi;
const HANDLER = /\son[a-z]{3,30}\s?=/i;
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const HOST = /^(?:https:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)(?:[/?#]|$)/i;

/** Reads code as far as a policy needs it; what it does not see does not run. */
export function codeInventory(...codes: readonly string[]): CodeInventory {
  const code = codes.join('\n');
  const scripts = [...code.matchAll(SCRIPT)].filter(([, attributes = '']) =>
    RUNS.test(attributeOf(attributes, 'type')),
  );
  const sources = scripts.map(([, attributes = '']) => attributeOf(attributes, 'src'));
  const links = [...code.matchAll(LINK)].filter(([, attributes = '']) =>
    /stylesheet/i.test(attributeOf(attributes, 'rel')),
  );
  const isForeign = (source: string) => source !== '' && !/^\/(?!\/)/.test(source);
  return {
    inlineScripts: distinct(scripts.filter((_, at) => sources[at] === '').map(([, , text = '']) => asParsed(text))),
    inlineStyles: distinct([...code.matchAll(STYLE)].map(([, text = '']) => asParsed(text))),
    scriptHosts: hostsOf(sources),
    styleHosts: hostsOf(links.map(([, attributes = '']) => attributeOf(attributes, 'href'))),
    frameHosts: hostsOf([...code.matchAll(FRAME)].map(([, attributes = '']) => attributeOf(attributes, 'src'))),
    loadedScripts: sources.filter((source) => source !== '').length,
    stopped:
      [...code.replace(SCRIPT, '').matchAll(TAG)].filter(([tag]) => HANDLER.test(tag)).length +
      sources.filter((source) => isForeign(source) && !HOST.test(source)).length,
  };
}

function attributeOf(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
}

function hostsOf(sources: readonly string[]): readonly string[] {
  const hosts = sources.flatMap((source) => HOST.exec(source)?.[1]?.toLowerCase() ?? []);
  return distinct(hosts.map((host) => `https://${host}`)).slice(0, MOST_HOSTS);
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

/** Browsers end lines in one way before they look at a script. */
function asParsed(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
