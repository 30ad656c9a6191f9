import * as texts from '@quoin/messages/app/insightLayout';
import { Link, Outlet } from '@tanstack/react-router';
import { isPlaceOpen } from '../../app/places/place.ts';
import { useSite } from '../../app/site/site.ts';
import { TabLinks, tabLook } from '../../parts/TabLinks.tsx';
import css from './insight.module.css';
import { INSIGHT_TABS } from './insightTabs.ts';
import { useInsight } from './useInsight.ts';

/** Insight: one row of tabs over the screen that is open. The time one looks at goes along from screen to screen. */
export function InsightLayout() {
  const site = useSite();
  const { pairs } = useInsight();
  const tabs = INSIGHT_TABS.filter((tab) => isPlaceOpen(site, tab));
  return (
    <>
      <div className={css.tabs}>
        <TabLinks label={texts.analytics}>
          {tabs.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              params={{ site: site.identifier }}
              search={pairs}
              activeOptions={{ includeSearch: false }}
              className={tabLook}
            >
              {text}
            </Link>
          ))}
        </TabLinks>
      </div>
      <Outlet />
    </>
  );
}
