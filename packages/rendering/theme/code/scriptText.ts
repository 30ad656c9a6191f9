import { foreignHost } from './codeHosts.ts';
import { type JqueryUse, jqueryUse } from './jqueryUse.ts';
import { writtenHandlers } from './writtenHandlers.ts';

/** What a script names in its text: it may load it later on. */
export interface NamedInScript {
  /** `script https://host`, `style …`, `connect …`. */
  readonly ids: readonly string[];
  /** Families that it has Google's loader fetch. */
  readonly families: readonly string[];
  readonly usesEval: boolean;
  /** The first place where it puts a style element into a page; '' for none. */
  readonly writesStyle: string;
  readonly jquery: JqueryUse;
  /** Code of event attributes that it writes, if the script contains it whole. */
  readonly handlers: readonly string[];
}

const ADDRESS = /["'`]((?:https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}[^"'`\s<>\\]{0,500})/gi;
const SCRIPT = /\.js(?:[?#].*)?$|\/maps\/api\/js\b/i;
const STYLE = /\.css(?:[?#].*)?$|\/\/fonts\.googleapis\.com\/css/i;
const ASKED = /(?:\b(?:getJSON|fetch|ajax|get|post)\s*\(\s*|\burl\s*:\s*|\.open\s*\(\s*["'][A-Z]+["']\s*,\s*)$/;
const FAMILIES = /\bgoogle\s*:\s*\{\s*["']?families["']?\s*:\s*\[([^\]]{0,2000})\]/g;
const EVAL = /(?:^|[^.\w$])eval\s*\(|\bnew\s+Function\s*\(/;
const WRITES_STYLE = /\bcreateElement\(\s*(["'])style\1\s*\)|["'`]<style\b/i;
/** Maximum distance from an address back to the call that receives it. */
const LOOK_BACK = 40;

/** Reads the literal addresses in a script. Addresses that it assembles are not detected, and are refused. */
export function namedInScript(text: string): NamedInScript {
  const ids = new Set<string>();
  for (const match of text.matchAll(ADDRESS)) {
    const host = foreignHost(match[1] ?? '');
    const kind = host && kindOf(match[1] ?? '', text.slice(Math.max(0, match.index - LOOK_BACK), match.index));
    if (kind) ids.add(`${kind} ${host}`);
  }
  const lists = [...text.matchAll(FAMILIES)].map((match) => match[1] ?? '');
  const families = lists.flatMap((list) => [...list.matchAll(/["']([^"']+)["']/g)].map((match) => match[1] ?? ''));
  return {
    ids: [...ids],
    families,
    usesEval: EVAL.test(text),
    writesStyle: WRITES_STYLE.exec(text)?.[0] ?? '',
    jquery: jqueryUse(text),
    handlers: writtenHandlers(text),
  };
}

function kindOf(address: string, before: string): 'script' | 'style' | 'connect' | null {
  if (SCRIPT.test(address)) return 'script';
  if (STYLE.test(address)) return 'style';
  return ASKED.test(before) ? 'connect' : null;
}
