import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/insightTabs';
import type { Place } from '../../app/places/place.ts';

/** The screens of insight with what opens each. The first that is open is where one starts. */
export const INSIGHT_TABS: readonly Place[] = [
  { to: '/$site/config/insight/overview', text: texts.overview, needs: ['analytics.read', 'analytics.read:sales'] },
  { to: '/$site/config/insight/traffic', text: texts.traffic, needs: 'analytics.read' },
  { to: '/$site/config/insight/content', text: texts.content, needs: 'analytics.read:content' },
  { to: '/$site/config/insight/search', text: texts.search, needs: 'analytics.read:content' },
  { to: '/$site/config/insight/forms', text: texts.forms, needs: 'analytics.read:content' },
  { to: '/$site/config/insight/sales', text: texts.sales, needs: 'analytics.read:sales' },
  { to: '/$site/config/insight/funnel', text: texts.funnel, needs: 'analytics.read:sales' },
  { to: '/$site/config/insight/carts', text: texts.carts, needs: 'analytics.read:sales' },
  { to: '/$site/config/insight/speed', text: commonTexts.speed, needs: 'analytics.read' },
  { to: '/$site/config/insight/recordings', text: texts.recordings, needs: 'auditLog.read' },
  { to: '/$site/config/insight/errors', text: texts.errors, needs: 'auditLog.read:errors' },
  { to: '/$site/config/insight/live', text: texts.live, needs: 'analytics.read' },
];
