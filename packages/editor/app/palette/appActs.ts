import type { Capability } from '@quoin/domain/access';
import type { Place } from '../places/place.ts';

/** Something to begin from anywhere in the app. */
export interface AppAct extends Pick<Place, 'to' | 'also'> {
  readonly text: string;
  readonly needs: Capability;
  readonly isOfStore?: boolean;
}

/** Acts that have an address where they begin. */
export const APP_ACTS: readonly AppAct[] = [
  {
    ...{ to: '/$site/config/products/new', text: 'Add product', needs: 'products.edit', isOfStore: true },
    also: 'new create item',
  },
  {
    ...{ to: '/$site/config/products/import', text: 'Import products', needs: 'products.edit', isOfStore: true },
    also: 'upload migrate',
  },
  {
    ...{ to: '/$site/config/reviews/import', text: 'Import reviews', needs: 'comments.moderate', isOfStore: true },
    also: 'ratings',
  },
  {
    ...{ to: '/$site/config/inventory/file', text: 'Import quantities', needs: 'products.edit', isOfStore: true },
    also: 'inventory sku',
  },
  {
    ...{ to: '/$site/config/settings/roles', text: 'Compare roles', needs: 'contributors.read' },
    also: 'permissions team access',
  },
  { to: '/new-site', text: 'Create a site', needs: 'siteSettings.read', also: 'new website add another shop' },
];
