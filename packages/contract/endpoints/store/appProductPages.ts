import type { ProductPageSettings } from '@quoin/domain/catalog';
import { appSitePath } from '../running/appSites.ts';

/** GET and PUT: a `ProductPageSettings`. */
export function appProductPagesPath(site: string): string {
  return appSitePath(site, '/settings/product-pages');
}

export type AppProductPages = ProductPageSettings;
