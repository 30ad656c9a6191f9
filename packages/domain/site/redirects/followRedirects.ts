import { pathKey, plainPath, withQuery } from './redirectPath.ts';
import type { Redirect } from './redirects.ts';

/** Browsers are led on at once, through so many redirects at most; saved lists have no chains at all. */
const MAX_HOPS = 5;

interface Place {
  /** A path that something answers: whoever gets there is not led on. */
  readonly isPage?: (path: string) => boolean;
  /** The site's own host: goals written with it are paths of the site. */
  readonly host?: string;
}

/**
 * Where a path (NFC, without a slash at its end) leads in the end; null where no redirect is meant, or those there are would
 * lead in a circle. The most particular redirect wins.
 */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
  place: Place = {},
): Omit<Redirect, 'from'> | null {
  const walk = follow(indexOf(redirects), path, place, MAX_HOPS);
  return walk.isEndless || walk.rules.length === 0 ? null : { to: walk.goal, isTemporary: walk.isTemporary };
}

/** Redirects that lead in a circle: the one that closes it, and the way round, `/a → /b → /a`. */
export function redirectCircles(
  redirects: readonly Redirect[],
): readonly { readonly redirect: Redirect; readonly chain: string }[] {
  const index = indexOf(redirects);
  const order = new Map(redirects.map((redirect, place) => [redirect, place]));
  const found = new Map<string, { redirect: Redirect; chain: string }>();
  for (const start of redirects) {
    const { rules, isEndless, again } = follow(index, start.from, {}, redirects.length);
    if (!isEndless || again === undefined) continue;
    const circle = rules.slice(rules.indexOf(again));
    const places = circle.map((rule) => order.get(rule)!);
    const last = Math.max(...places);
    // Everybody who walks it finds the same circle: told once, from its first address.
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
    const { rules, isEndless, goal } = follow(index, redirect.from, {}, redirects.length);
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
    const { isTemporary } = follow(index, redirect.from, {}, redirects.length);
    return { from: redirect.from, to, isTemporary };
  });
}

interface Index {
  readonly exact: ReadonlyMap<string, Redirect>;
  /** Of whole folders, the deepest first. */
  readonly below: readonly Redirect[];
}

function indexOf(redirects: readonly Redirect[]): Index {
  const exact = new Map<string, Redirect>();
  for (const each of redirects) if (!exact.has(pathKey(each.from))) exact.set(pathKey(each.from), each);
  const below = redirects.filter(({ from }) => from.endsWith('/*')).sort((a, b) => b.from.length - a.from.length);
  return { exact, below };
}

interface Walk {
  readonly rules: readonly Redirect[];
  readonly goal: string;
  readonly isTemporary: boolean;
  readonly isEndless: boolean;
  /** The redirect that would be followed a second time. */
  readonly again?: Redirect;
}

function follow(index: Index, start: string, { isPage = () => false, host = '' }: Place, maxHops: number): Walk {
  const rules: Redirect[] = [];
  let [path, goal, query, isTemporary] = [start, start, '', false];
  for (;;) {
    const rule = ruleFor(index, path);
    if (rule === null) return { rules, goal, isTemporary, isEndless: false };
    if (rules.includes(rule)) return { rules, goal, isTemporary, isEndless: true, again: rule };
    if (rules.length === maxHops) return { rules, goal, isTemporary, isEndless: true };
    rules.push(rule);
    isTemporary ||= rule.isTemporary;
    goal = withQuery(goalOf(rule, path), query);
    const own = ownPath(goal, host);
    if (own === null || isPage(own.path)) return { rules, goal, isTemporary, isEndless: false };
    [path, query] = [own.path, own.query];
  }
}

function ruleFor({ exact, below }: Index, path: string): Redirect | null {
  const key = pathKey(path);
  return exact.get(key) ?? below.find((rule) => isBelow(rule, key)) ?? null;
}

/** What lies below its own goal already, as `/blog/archive/x` for `/blog/*` → `/blog/archive/*`, is not led there again. */
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
