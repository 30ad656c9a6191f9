import type { Request } from '../../platform/http/reading/request.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { Router as PlainRouter } from '../../platform/http/router.ts';
import { type SeenRoute, seen } from './observed.ts';

interface AnyRoute {
  readonly method: string;
  readonly path: string;
  readonly access?: unknown;
  readonly scope?: unknown;
  readonly takes?: string;
  readonly body?: string;
  readonly handle: (request: never) => Promise<Reply>;
}

/** In place of the server's own: the same, and each route is noted with what its handler reads. */
export class Router<Route extends AnyRoute> extends PlainRouter<Route> {
  constructor(routes: Iterable<Route>) {
    super([...routes].map(observed));
  }
}

function observed<Route extends AnyRoute>(route: Route): Route {
  const noted: SeenRoute = {
    surface: route.scope !== undefined ? 'api' : route.access === undefined ? 'site' : 'app',
    method: route.method,
    path: route.path,
    takes: route.takes ?? route.body ?? 'text',
    queryNames: new Set(),
    fieldNames: new Set(),
    schemas: new Set(),
  };
  seen.routes.push(noted);
  const handle = (request: Pick<Request, 'query' | 'body' | 'bodyType'>) => {
    seen.current = noted;
    const query = watched(request.query, noted.queryNames);
    const body = request.bodyType === 'form' ? watched(request.body as object, noted.fieldNames) : request.body;
    return route.handle({ ...request, query, body } as never);
  };
  return { ...route, handle };
}

function watched(query: object, names: Set<string>): object {
  return new Proxy(query, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
  });
}
