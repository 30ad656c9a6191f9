import type { Problem } from '@quoin/domain/problem';
import { matchesPattern } from './robotsPattern.ts';
import type { DiscoveryCode } from './wording.ts';

/** A site's settings for crawlers. */
export interface RobotsSettings {
  /** The owner's own text instead of the product's. */
  readonly isOwn: boolean;
  readonly text: string;
  /** Says no to those who collect texts for training; they need not listen. */
  readonly isClosedToTraining: boolean;
}

/** RFC 9309: nobody needs to read more than 500 KiB; a text by hand is far below. */
export const ROBOTS_LENGTH = 20_000;

/** Crawlers that say they collect texts for language models. */
const TRAINING_AGENTS = ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'Bytespider'] as const;

/** Visitors' own pages and searches are nothing to list. */
const CLOSED = ['/api/', '/cart', '/checkout', '/order/', '/*?*format=', '/*?*variant='] as const;

/** Content of a site's robots.txt unless the owner changes it. */
export const STANDARD_ROBOTS = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)].join('\n');

const CLOSED_TO_ALL = 'User-agent: *\nDisallow: /\n';
const FIELDS: ReadonlySet<string> = new Set([
  ...['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'host', 'clean-param', 'request-rate'],
]);

interface Line {
  /** From 1. */
  readonly number: number;
  /** In lower case; '' for what is no line of a robots text. */
  readonly field: string;
  readonly value: string;
}

export interface RobotsSite {
  readonly baseUrl: string;
  readonly isHidden: boolean;
  /** What addresses in further languages begin with: `/de`. */
  readonly prefixes: readonly string[];
}

/**
 * Returns the served text. It always contains the site map's address. A hidden site disallows everything. Rules for a
 * path apply to it in each language.
 */
export function robotsText(
  { isOwn, text, isClosedToTraining }: RobotsSettings,
  { baseUrl, isHidden, prefixes }: RobotsSite,
): string {
  if (isHidden) return CLOSED_TO_ALL;
  const rules = inEachLanguage(isOwn ? text.trim() : STANDARD_ROBOTS, prefixes);
  const training = `${TRAINING_AGENTS.map((agent) => `User-agent: ${agent}`).join('\n')}\nDisallow: /`;
  const map = linesOf(rules).some(({ field }) => field === 'sitemap') ? '' : `Sitemap: ${baseUrl}/sitemap.xml`;
  const parts = [rules, isClosedToTraining ? training : '', map].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

const PATH_RULE = /^(\s*(?:dis)?allow\s*:\s*)(\/[^*\s][^\s#]*)/i;

/** Each rule of a path is repeated for every language; the whole site (`/`) and patterns that begin anywhere hold for all anyway. */
function inEachLanguage(rules: string, prefixes: readonly string[]): string {
  if (prefixes.length === 0) return rules;
  const repeated = rules.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, field = '', path = ''] = PATH_RULE.exec(line) ?? [];
    return path === '' ? [line] : [line, ...prefixes.map((prefix) => `${field}${prefix}${path}`)];
  });
  return repeated.join('\n');
}

/** What is wrong with an owner's text, line by line. */
export function robotsProblems(text: string): readonly Problem<DiscoveryCode>[] {
  if (text.length > ROBOTS_LENGTH)
    return [{ code: 'robotsTooLong', field: 'robots.text', values: { max: ROBOTS_LENGTH } }];
  const found: Problem<DiscoveryCode>[] = [];
  let hasAgent = false;
  for (const { number, field, value } of linesOf(text)) {
    const add = (code: DiscoveryCode) =>
      void found.push({ code, field: 'robots.text', values: { line: number, value: value.slice(0, 60) } });
    if (!FIELDS.has(field)) add('robotsLineUnreadable');
    else if (field === 'user-agent') hasAgent = hasAgent || value !== '';
    else if (field === 'allow' || field === 'disallow') {
      if (!hasAgent) add('robotsAgentMissing');
      else if (value !== '' && !/^[/*]/.test(value)) add('robotsPathInvalid');
    } else if (field === 'sitemap' && !/^https?:\/\/\S+$/.test(value)) add('robotsSiteMapInvalid');
  }
  return found;
}

/**
 * Reports whether a crawler may read a path. The rules of its own group apply, else those of `*`. The longest rule
 * wins, and of equals the one that allows.
 */
export function mayCrawl(text: string, agent: string, path: string): boolean {
  const rules = rulesFor(text, agent).filter(({ value }) => value !== '' && matchesPattern(value, path));
  const strongest = Math.max(0, ...rules.map(({ value }) => value.length));
  const last = rules.filter(({ value }) => value.length === strongest);
  return last.length === 0 || last.some(({ field }) => field === 'allow');
}

/** Nobody may read the home page: what is meant for a day is forgotten for a year. */
export function isAllClosed(text: string): boolean {
  return !mayCrawl(text, '*', '/');
}

function rulesFor(text: string, agent: string): readonly Line[] {
  const groups = groupsOf(text);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const chosen = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  return chosen.flatMap(({ rules }) => rules);
}

interface Group {
  readonly agents: string[];
  readonly rules: Line[];
}

function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  for (const line of linesOf(text)) {
    const open = groups.at(-1);
    if (line.field === 'user-agent') {
      if (open === undefined || open.rules.length > 0) groups.push({ agents: [line.value.toLowerCase()], rules: [] });
      else open.agents.push(line.value.toLowerCase());
    } else if (line.field === 'allow' || line.field === 'disallow') open?.rules.push(line);
  }
  return groups;
}

/** Lines that say something, without comments. */
function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((whole, index) => {
    const [said = ''] = whole.split('#');
    if (said.trim() === '') return [];
    const colon = said.indexOf(':');
    const field = colon < 0 ? '' : said.slice(0, colon).trim().toLowerCase();
    const value = colon < 0 ? said.trim() : said.slice(colon + 1).trim();
    return [{ number: index + 1, field, value }];
  });
}
