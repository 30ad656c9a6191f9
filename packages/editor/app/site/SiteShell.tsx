import * as texts from '@quoin/messages/app/siteShell';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { CircleQuestionMark, ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ConfirmHost } from '../../parts/dialogs/ConfirmHost.tsx';
import { Toasts } from '../../parts/dialogs/toasts.tsx';
import { PageTopContext } from '../../parts/Page.tsx';
import { usePreload } from '../../parts/usePreload.ts';
import { AccountMenu } from '../AccountMenu.tsx';
import { useHelp } from '../help/useHelp.ts';
import { usePalette } from '../palette/usePalette.ts';
import { Breadcrumbs } from '../places/Breadcrumbs.tsx';
import { MainNavigation } from '../places/MainNavigation.tsx';
import { NotFoundScreen } from '../plainScreens.tsx';
import { sitesQuery } from '../queries/queries.ts';
import { FreshSignInBox } from '../signIn/FreshSignInBox.tsx';
import { SiteLink } from './SiteLink.tsx';
import css from './SiteShell.module.css';
import { SiteSwitcher } from './SiteSwitcher.tsx';
import { SiteContext } from './site.ts';

const loadPalette = async () => ({ default: (await import('../palette/AppPalette.tsx')).AppPalette });
const AppPalette = lazy(loadPalette);
const HelpPanel = lazy(async () => ({ default: (await import('../help/HelpPanel.tsx')).HelpPanel }));

/** Everything about one site: where one is, where one can go, and the open screen. */
export function SiteShell() {
  const { site: identifier } = useParams({ from: '/$site/config' });
  const palette = usePalette();
  const help = useHelp(identifier);
  usePreload(loadPalette);
  const { sites } = useSuspenseQuery(sitesQuery).data;
  const site = sites.find((each) => each.identifier === identifier);
  if (site === undefined) return <NotFoundScreen />;
  return (
    <SiteContext value={site}>
      <a href="#content" className={css.skip}>
        {texts.skipToContent}
      </a>
      <Toasts />
      <ConfirmHost />
      <FreshSignInBox />
      <Suspense fallback={null}>
        {palette.isOpen ? <AppPalette onHelp={help.open} onClose={palette.close} /> : null}
      </Suspense>
      <div className={`${css.shell} ${help.target === null ? '' : css.withHelp}`}>
        <header className={css.side}>
          <SiteSwitcher sites={sites} current={site} />
          <MainNavigation onSearch={palette.open} />
          <div className={css.foot}>
            <SiteLink url={site.url} className={css.shop}>
              <ExternalLink aria-hidden="true" strokeWidth={1.9} />
              <span>{texts.viewSite}</span>
            </SiteLink>
            <button
              ref={help.button}
              type="button"
              aria-expanded={help.target !== null}
              className={css.shop}
              onClick={help.toggle}
            >
              <CircleQuestionMark aria-hidden="true" strokeWidth={1.9} />
              <span>{texts.help}</span>
            </button>
            <AccountMenu />
          </div>
        </header>
        <main id="content" tabIndex={-1} className={css.content}>
          <PageTopContext value={Breadcrumbs}>
            <Outlet />
          </PageTopContext>
        </main>
        {help.target === null ? null : (
          <Suspense fallback={null}>
            <HelpPanel target={help.target} onOpen={help.open} onClose={help.close} />
          </Suspense>
        )}
      </div>
    </SiteContext>
  );
}
