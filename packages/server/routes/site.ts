import type { Deps } from '../deps.ts';
import type { SiteRoute } from '../http/route.ts';
import { pageRoutes } from './pages.ts';
import { themeFileRoutes } from './themeFiles.ts';
import { imageRoutes } from './images.ts';
import { type BuiltFiles, builtFileRoutes } from './builtFiles.ts';

/** Every door of a published site. */
export function siteRoutes(deps: Deps, files: BuiltFiles): SiteRoute[] {
  return [...pageRoutes(deps), ...themeFileRoutes(deps), ...imageRoutes(deps), ...builtFileRoutes(files)];
}
