import { pathKey, plainPath, queryWithout, splitFrom, withQuery } from './redirectPath.ts';
import type { Redirect } from './redirects.ts';

/** Browsers are led on at once, through so many redirects at most; saved lists have no chains at all. */
const MAX_HOPS = 5;

interface Place {
  /** Reports whether the site has a page at the path. Such a path is not redirected. */
  readonly isPage?: (path: string) => boolean;
  /** The visitor's query. */
  readonly search?: string;
  /** The site's own host: goals written with it are paths of the site. */
  readonly host?: string;
}

/**
 * Where a path (NFC, without a slash at its end) leads in the end; null where no redirect is meant, or those there are would
 * lead in a circle. The most particular redirect wins.
 */
export function redirectFor(redirects: readonly Redirect[], path: string, place: Place = {}): Goal | null {
  const walk = follow(indexOf(redirects), { path, query: place.search ?? '' }, place, MAX_HOPS);
  if (walk.isEndless || walk.rules.length === 0) return null;
  return { to: walk.goal, isTemporary: walk.isTemporary, search: walk.search };
}

interface Goal extends Omit<Redirect, 'from'> {
  /** What of the visitor's query goes along: without what the redirect asked for. */
  readonly search: string;
}

/** Redirects that lead in a circle: the one that closes it, and the way round, `/a → /b → /a`. */
export function redirectCircles(
  redirects: readonly Redirect[],
): readonly { readonly redirect: Redirect; readonly chain: string }[] {
  const index = indexOf(redirects);
  const order = new Map(redirects.map((redirect, place) => [redirect, place]));
  const found = new Map<string, { redirect: Redirect; chain: string }>();
  for (const start of redirects) {
    const { rules, isEndless, again } = follow(index, splitFrom(start.from), {}, redirects.length);
    if (!isEndless || again === undefined) continue;
    const circle = rules.slice(rules.indexOf(again));
    const places = circle.map((rule) => order.get(rule)!);
    const last = Math.max(...places);
    // Every start finds the same circle, so it is reported once, from its first address.
    const first = places.indexOf(Math.min(...places));
    const round = [...circle.slice(first), ...circle.slice(0, first)].map(({ from }) => from);
    found.set(String(last), { redirect: redirects[last]!, chain: [...round, round[0]].join(' → ') });
  }
  return [...found.values()];
}

/** A redirect that leads to one that leads on. */
export interface RedirectChain {
  readonly redirect: Redirect;
  /** Where it leads in the end. */
  readonly to: string;
}

export function redirectChains(redirects: readonly Redirect[]): readonly RedirectChain[] {
  const index = indexOf(redirects);
  return redirects.flatMap((redirect) => {
    const { rules, isEndless, goal } = follow(index, splitFrom(redirect.from), {}, redirects.length);
    return isEndless || rules.length < 2 || rules[0] !== redirect ? [] : [{ redirect, to: goal }];
  });
}

/** The same redirects, each leading straight to where it leads in the end. */
export function withoutChains(redirects: readonly Redirect[]): readonly Redirect[] {
  const ends = new Map(redirectChains(redirects).map(({ redirect, to }) => [redirect, to]));
  const index = indexOf(redirects);
  return redirects.map((redirect) => {
    const to = ends.get(redirect);
    if (to === undefined) return redirect;
    const { isTemporary } = follow(index, splitFrom(redirect.from), {}, redirects.length);
    return { from: redirect.from, to, isTemporary };
  });
}

interface Index {
  /** By path; those that ask for a query first, the longest before the others. */
  readonly exact: ReadonlyMap<string, readonly Redirect[]>;
  /** Of whole folders, the deepest first. */
  readonly below: readonly Redirect[];
}

function indexOf(redirects: readonly Redirect[]): Index {
  const exact = new Map<string, Redirect[]>();
  for (const each of redirects) {
    const key = pathKey(splitFrom(each.from).path);
    const others = exact.get(key);
    if (others === undefined) exact.set(key, [each]);
    else others.push(each);
  }
  for (const each of exact.values())
    if (each.length > 1) each.sort((a, b) => splitFrom(b.from).query.length - splitFrom(a.from).query.length);
  const below = redirects.filter(({ from }) => from.endsWith('/*')).sort((a, b) => b.from.length - a.from.length);
  return { exact, below };
}

interface Walk {
  readonly rules: readonly Redirect[];
  readonly goal: string;
  readonly search: string;
  readonly isTemporary: boolean;
  readonly isEndless: boolean;
  /** The redirect that would be followed a second time. */
  readonly again?: Redirect;
}

interface Step {
  readonly path: string;
  readonly query: string;
}

function follow(index: Index, start: Step, { isPage = () => false, host = '' }: Place, maxHops: number): Walk {
  const rules: Redirect[] = [];
  let [{ path, query }, goal, search, isTemporary] = [start, start.path, '', false];
  for (;;) {
    const found = ruleFor(index, { path, query });
    const walk = { rules, goal, search, isTemporary };
    if (found === null) return { ...walk, isEndless: false };
    const { rule, rest } = found;
    if (rules.includes(rule)) return { ...walk, isEndless: true, again: rule };
    if (rules.length === maxHops) return { ...walk, isEndless: true };
    // The visitor's own query goes along as it is; that of an address on the way is part of the goal.
    const isFirst = rules.length === 0;
    if (isFirst) search = rest;
    rules.push(rule);
    isTemporary ||= rule.isTemporary;
    goal = withQuery(goalOf(rule, path), isFirst ? '' : rest);
    const own = ownPath(goal, host);
    if (own === null || isPage(own.path)) return { rules, goal, search, isTemporary, isEndless: false };
    [path, query] = [own.path, own.query];
  }
}

/** The redirect that is meant, and what is left of the query. */
function ruleFor(
  { exact, below }: Index,
  { path, query }: Step,
): { readonly rule: Redirect; readonly rest: string } | null {
  const key = pathKey(path);
  for (const rule of exact.get(key) ?? []) {
    const rest = queryWithout(query, splitFrom(rule.from).query);
    if (rest !== null) return { rule, rest };
  }
  const rule = below.find((each) => isBelow(each, key));
  return rule === undefined ? null : { rule, rest: query };
}

/**
 * Reports whether the redirect applies. Paths already below its target, such as `/blog/archive/x` for `/blog/*` →
 * `/blog/archive/*`, are not redirected.
 */
function isBelow({ from, to }: Redirect, key: string): boolean {
  const start = pathKey(from.slice(0, -1));
  if (!key.startsWith(start)) return false;
  if (!to.startsWith('/')) return true;
  const goal = pathKey(plainPath(to));
  return goal.startsWith(start) && goal.endsWith('/*') ? !key.startsWith(goal.slice(0, -1)) : goal !== key;
}

function goalOf({ from, to }: Redirect, path: string): string {
  return from.endsWith('/*') && to.endsWith('/*') ? to.slice(0, -1) + path.slice(from.length - 1) : to;
}

/** Path and query of a goal on the site itself; null for one that is elsewhere. */
function ownPath(goal: string, host: string): { readonly path: string; readonly query: string } | null {
  const [, origin = ''] = /^https?:\/\/([^/?#]+)/i.exec(goal) ?? [];
  if (origin !== '' && origin.toLowerCase() !== host.toLowerCase()) return null;
  const [address = ''] = goal.split('#');
  const mark = address.indexOf('?');
  const path = plainPath(mark < 0 ? address : address.slice(0, mark));
  return { path: path === '' || !path.startsWith('/') ? '/' : path, query: mark < 0 ? '' : address.slice(mark + 1) };
}
