/** A route found for a path, with the values of its `:names`. */
export interface Match<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Branch<Route> {
  readonly fixed: Map<string, Branch<Route>>;
  named: { readonly name: string; readonly branch: Branch<Route> } | null;
  rest: Map<string, Route> | null;
  readonly routes: Map<string, Route>;
}

function newBranch<Route>(): Branch<Route> {
  return { fixed: new Map(), named: null, rest: null, routes: new Map() };
}

/**
 * Finds routes by method and path, one step per segment. Fixed segments win over `:named` ones, which win over a final
 * `*`. A trailing slash equals none. Two routes for the same method and path do not start.
 */
export class Router<Route extends { readonly method: string; readonly path: string }> {
  private readonly root = newBranch<Route>();

  constructor(routes: Iterable<Route>) {
    for (const route of routes) this.add(route);
  }

  private add(route: Route): void {
    let branch = this.root;
    for (const segment of segmentsOf(route.path)) {
      if (segment === '*') {
        branch.rest ??= new Map();
        put(branch.rest, route);
        return;
      }
      branch = segment.startsWith(':') ? namedBranch(branch, segment.slice(1)) : fixedBranch(branch, segment);
    }
    put(branch.routes, route);
  }

  /** Null when no route has this path; `methods` tells what the path would have answered. */
  find(method: string, path: string): Match<Route> | null {
    const params: Record<string, string> = Object.create(null);
    const routes = walk(this.root, segmentsOf(path), 0, params);
    const route = routes?.get(method);
    return route ? { route, params } : null;
  }

  methodsOf(path: string): readonly string[] {
    const routes = walk(this.root, segmentsOf(path), 0, Object.create(null));
    return routes ? [...routes.keys()] : [];
  }
}

function segmentsOf(path: string): readonly string[] {
  const trimmed = path.endsWith('/') ? path.slice(1, -1) : path.slice(1);
  return trimmed === '' ? [] : trimmed.split('/');
}

function put<Route extends { method: string; path: string }>(routes: Map<string, Route>, route: Route): void {
  if (routes.has(route.method)) throw new Error(`Two routes answer ${route.method} ${route.path}.`);
  routes.set(route.method, route);
}

function fixedBranch<Route>(branch: Branch<Route>, segment: string): Branch<Route> {
  const next = branch.fixed.get(segment) ?? newBranch<Route>();
  branch.fixed.set(segment, next);
  return next;
}

function namedBranch<Route>(branch: Branch<Route>, name: string): Branch<Route> {
  branch.named ??= { name, branch: newBranch<Route>() };
  if (branch.named.name !== name) throw new Error(`:${name} and :${branch.named.name} name the same segment.`);
  return branch.named.branch;
}

function walk<Route>(
  branch: Branch<Route>,
  segments: readonly string[],
  at: number,
  params: Record<string, string>,
): Map<string, Route> | null {
  const segment = segments[at];
  if (segment === undefined) return branch.routes.size > 0 ? branch.routes : branch.rest;
  const fixed = branch.fixed.get(segment);
  const found = fixed && walk(fixed, segments, at + 1, params);
  if (found) return found;
  if (branch.named && segment !== '') {
    params[branch.named.name] = segment;
    const deeper = walk(branch.named.branch, segments, at + 1, params);
    if (deeper) return deeper;
    delete params[branch.named.name];
  }
  return branch.rest;
}
