import { Link, Outlet } from '@tanstack/react-router';
import { isPartOpen } from '../../app/navigation.ts';
import { useSite } from '../../app/site.ts';
import { TabLinks, tabLook } from '../../parts/TabLinks.tsx';
import css from './settings.module.css';
import { SETTINGS_TABS } from './settingsTabs.ts';

/** The settings: one row of tabs over the part that is open. Each part is a screen of its own with its own heading. */
export function SettingsLayout() {
  const site = useSite();
  const tabs = SETTINGS_TABS.filter((tab) => isPartOpen(site, tab));
  return (
    <>
      <div className={css.tabs}>
        <TabLinks label="Settings">
          {tabs.map(({ to, text }) => (
            <Link key={to} to={to} params={{ site: site.identifier }} className={tabLook}>
              {text}
            </Link>
          ))}
        </TabLinks>
      </div>
      <Outlet />
    </>
  );
}
