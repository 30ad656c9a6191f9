import type { Area } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/rolesScreen';

export interface AreaGroup {
  readonly text: string;
  readonly areas: readonly Area[];
}

/** Areas of rights by the place of the app where they count, as the side bar names it. */
export const AREA_GROUPS: readonly AreaGroup[] = [
  {
    text: texts.website,
    areas: ['unpublishedSite', 'content', 'publishing', 'design', 'customCode', 'media', 'comments'],
  },
  { text: texts.storeAndCustomers, areas: ['products', 'orders', 'fulfilment', 'refunds', 'scheduling'] },
  { text: texts.marketingAndAnalytics, areas: ['submissions', 'campaigns', 'analytics'] },
  {
    text: texts.settings,
    areas: ['siteSettings', 'commerceSettings', 'contributors', 'connections', 'transfer', 'auditLog', 'plan'],
  },
];
