import type { AppThemePermissionsResponse } from '@quoin/contract/endpoints/content';
import { settingObject } from '@quoin/rendering/page';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, type Site, saveSetting } from '../../sites/index.ts';
import { allowedOf, permissionKey, THEME_PERMISSIONS } from '../ownCode.ts';
import type { LoadedTheme } from '../themes.ts';

type PermissionDeps = Pick<Deps, 'db'>;

/** What a theme loads and runs, and what of that it may on this site. */
export function themePermissions(
  site: Pick<Site, 'theme' | 'settings'>,
  theme: Pick<LoadedTheme, 'name' | 'requests'>,
): AppThemePermissionsResponse {
  const { requests, fromHere, never } = theme.requests();
  const allowed = allowedOf(theme, site.settings);
  return {
    theme: theme.name,
    isCurrent: theme.name === site.theme,
    requests: requests.map((request) => ({ ...request, isAllowed: allowed.has(request.id) })),
    fromHere: fromHere.map(({ asked, given }) => ({ asked, given })),
    never,
  };
}

/**
 * Allows the theme exactly these permissions on this site. Permissions that the theme does not request are dropped, so
 * a later version never has more than a user has approved. Returns the site's new settings.
 */
export function allowTheme(
  { db }: PermissionDeps,
  site: Pick<Site, 'id'>,
  wanted: {
    readonly theme: Pick<LoadedTheme, 'name' | 'requests'>;
    readonly allowed: readonly string[];
    readonly actor: Actor;
  },
): Promise<Site['settings']> {
  const { theme, actor } = wanted;
  const asked = new Map(theme.requests().requests.map((request) => [request.id, request]));
  const allowed = [...new Set(wanted.allowed)].filter((id) => asked.has(id));
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const settings = (await loadSettingsForUpdate(trx, site.id)) ?? {};
    const before = allowedOf(theme, settings);
    const { [permissionKey(theme)]: _, ...others } = settingObject(settings, THEME_PERMISSIONS);
    const permissions = allowed.length === 0 ? others : { ...others, [permissionKey(theme)]: allowed };
    await saveSetting(trx, site.id, { [THEME_PERMISSIONS]: permissions });
    await bumpPublishedVersion(trx, site.id);
    const named = (ids: readonly string[]) => ids.map((id) => `${asked.get(id)?.kind}: ${asked.get(id)?.detail}`);
    const details = {
      allowed: named(allowed.filter((id) => !before.has(id))),
      takenBack: named([...before].filter((id) => !allowed.includes(id))),
    };
    await recordAudit(trx, {
      ...{ websiteId: site.id, actor, action: 'theme.allow', subjectTitle: theme.name, details },
    });
    return { ...settings, [THEME_PERMISSIONS]: permissions };
  });
}
