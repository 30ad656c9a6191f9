import type { Capability } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/appActs';
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
    ...{ to: '/$site/config/products/new', text: texts.addProduct, needs: 'products.edit', isOfStore: true },
    also: texts.newCreateItem,
  },
  {
    ...{ to: '/$site/config/products/import', text: texts.importProducts, needs: 'products.edit', isOfStore: true },
    also: texts.uploadMigrate,
  },
  {
    ...{ to: '/$site/config/reviews/import', text: texts.importReviews, needs: 'comments.moderate', isOfStore: true },
    also: texts.ratings,
  },
  {
    ...{ to: '/$site/config/inventory/file', text: texts.importQuantities, needs: 'products.edit', isOfStore: true },
    also: texts.inventorySku,
  },
  {
    ...{ to: '/$site/config/settings/roles', text: texts.compareRoles, needs: 'contributors.read' },
    also: texts.permissionsTeamAccess,
  },
  { to: '/new-site', text: texts.createASite, needs: 'siteSettings.read', also: texts.newWebsiteAddAnother },
];
