import { appThemePermissionsPath } from '@quoin/contract/endpoints/content';
import { parseAllowTheme } from '@quoin/contract/requests';
import { readThemeReference } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { allowTheme, themePermissions } from '../installed/themePermissions.ts';
import type { LoadedTheme } from '../themes.ts';

type PermissionDeps = Pick<Deps, 'db' | 'pages'>;

const PATH = appThemePermissionsPath(':site', ':name').replaceAll('%3A', ':');

/**
 * What a theme may load and run on a site. Contributors with access to the design see it. Owners and administrators
 * decide.
 */
export function appThemePermissionsRoutes(deps: PermissionDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'design.read' },
      handle: (request) => withTheme(deps, request, async (theme) => json(themePermissions(siteOf(request), theme))),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'customCode.full', freshSignIn: true },
      handle: (request) => withTheme(deps, request, (theme) => allow(deps, request, theme)),
    },
  ];
}

/** Calls `then` with an existing theme: for unknown names, `load` returns the house theme. */
async function withTheme(
  { pages }: PermissionDeps,
  request: AppRequest,
  then: (theme: LoadedTheme) => Promise<Reply>,
): Promise<Reply> {
  const name = request.params.name ?? '';
  const isShipped = readThemeReference(name) === null;
  if (isShipped && !(await pages.themes.names()).includes(name)) return notFound(request.path);
  const theme = await pages.themes.load({ id: siteOf(request).id, theme: name });
  return theme.name === name ? then(theme) : notFound(request.path);
}

async function allow(deps: PermissionDeps, request: AppRequest, theme: LoadedTheme): Promise<Reply> {
  const parsed = parseAllowTheme(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const site = siteOf(request);
  const settings = await allowTheme(deps, site, { theme, allowed: parsed.value.allowed, actor: actorOf(request) });
  deps.pages.invalidate(site.id);
  return json(themePermissions({ ...site, settings }, theme));
}
