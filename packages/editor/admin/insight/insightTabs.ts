import type { Place } from '../../app/places/place.ts';

/** The screens of insight with what opens each. The first that is open is where one starts. */
export const INSIGHT_TABS: readonly Place[] = [
  { to: '/$site/config/insight/overview', text: 'Overview', needs: ['analytics.read', 'analytics.read:sales'] },
  { to: '/$site/config/insight/traffic', text: 'Traffic', needs: 'analytics.read' },
  { to: '/$site/config/insight/content', text: 'Content', needs: 'analytics.read:content' },
  { to: '/$site/config/insight/search', text: 'Search', needs: 'analytics.read:content' },
  { to: '/$site/config/insight/forms', text: 'Forms', needs: 'analytics.read:content' },
  { to: '/$site/config/insight/sales', text: 'Sales', needs: 'analytics.read:sales' },
  { to: '/$site/config/insight/funnel', text: 'Funnel', needs: 'analytics.read:sales' },
  { to: '/$site/config/insight/carts', text: 'Carts', needs: 'analytics.read:sales' },
  { to: '/$site/config/insight/speed', text: 'Speed', needs: 'analytics.read' },
  { to: '/$site/config/insight/recordings', text: 'Recordings', needs: 'auditLog.read' },
  { to: '/$site/config/insight/errors', text: 'Errors', needs: 'auditLog.read:errors' },
  { to: '/$site/config/insight/live', text: 'Live', needs: 'analytics.read' },
];
