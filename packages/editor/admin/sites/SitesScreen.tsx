import type { WireAppSite } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/sitesScreen';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink, Globe, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sitesQuery } from '../../app/queries/queries.ts';
import { sitesOverviewQuery } from '../../app/queries/siteQueries.ts';
import { FreshSignInBox } from '../../app/signIn/FreshSignInBox.tsx';
import { visitAddress } from '../../app/site/visitAddress.ts';
import { Badge } from '../../parts/Badge.tsx';
import { buttonLook } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState } from '../../parts/states.tsx';
import { CopySiteDialog, DeleteSiteDialog, RenameSiteDialog } from './SiteDialogs.tsx';
import { CopiesUnderWay, DeletedSites } from './SiteExtras.tsx';
import { SitesFrame } from './SitesFrame.tsx';
import css from './sites.module.css';

type Asked = { readonly what: 'rename' | 'copy' | 'delete'; readonly site: WireAppSite } | null;

/** Every site one works on, and what one can do with each as a whole. */
export function SitesScreen() {
  const { sites } = useSuspenseQuery(sitesQuery).data;
  const overview = useQuery(sitesOverviewQuery).data;
  const [asked, setAsked] = useState<Asked>(null);
  useSitesAfterCopies();
  const mayMake = overview?.mayMake === true;
  const close = () => setAsked(null);
  return (
    <SitesFrame>
      <FreshSignInBox />
      <Page title={texts.yourSites} actions={mayMake ? <NewSiteLink /> : null}>
        {sites.length === 0 ? (
          <EmptyState icon={Globe} title={texts.noSitesYet} action={mayMake ? <NewSiteLink /> : null}>
            {mayMake ? texts.createYourFirstSite : texts.askTheOwnerOf}
          </EmptyState>
        ) : (
          <ul className={css.sites}>
            {sites.map((site) => (
              <SiteCard key={site.id} site={site} mayMake={mayMake} onAsk={(what) => setAsked({ what, site })} />
            ))}
          </ul>
        )}
        <CopiesUnderWay copies={overview?.copies ?? []} />
        <DeletedSites deleted={overview?.deleted ?? []} />
      </Page>
      {asked?.what === 'rename' ? <RenameSiteDialog site={asked.site} onClose={close} /> : null}
      {asked?.what === 'copy' ? <CopySiteDialog site={asked.site} onClose={close} /> : null}
      {asked?.what === 'delete' ? <DeleteSiteDialog site={asked.site} onClose={close} /> : null}
    </SitesFrame>
  );
}

function NewSiteLink() {
  return (
    <Link to="/new-site" className={buttonLook('primary')}>
      <Plus aria-hidden="true" /> {texts.createSite}
    </Link>
  );
}

/** A copy that is done is a site more. */
function useSitesAfterCopies(): void {
  const queries = useQueryClient();
  const running = useQuery(sitesOverviewQuery).data?.copies.filter(({ state }) => state === 'running').length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of copies is what it waits for
  useEffect(() => void queries.invalidateQueries({ queryKey: sitesQuery.queryKey }), [running, queries]);
}

interface SiteCardProps {
  readonly site: WireAppSite;
  readonly mayMake: boolean;
  readonly onAsk: (what: 'rename' | 'copy' | 'delete') => void;
}

const ADMIN = 1;

function SiteCard({ site, mayMake, onAsk }: SiteCardProps) {
  const { identifier, title, url, isOwner, roles } = site;
  const isAdmin = isOwner || roles.includes(ADMIN);
  const actions = [
    {
      id: 'visit',
      text: texts.viewSite,
      icon: ExternalLink,
      act: () => void window.open(visitAddress(site, url), '_blank', 'noreferrer'),
    },
    ...(isAdmin ? [{ id: 'rename', text: texts.rename, icon: Pencil, act: () => onAsk('rename') }] : []),
    ...(isAdmin && mayMake ? [{ id: 'copy', text: texts.duplicate, icon: Copy, act: () => onAsk('copy') }] : []),
    ...(isOwner
      ? [{ id: 'delete', text: texts.delete, icon: Trash2, isDangerous: true, act: () => onAsk('delete') }]
      : []),
  ];
  return (
    <li className={css.site}>
      <div className={css.siteHead}>
        <span className={css.tile} aria-hidden="true">
          {[...title][0]?.toLocaleUpperCase()}
        </span>
        <div className={css.siteNames}>
          <h2 className={css.siteTitle}>{title}</h2>
          <span className={css.siteHost}>{new URL(url).host}</span>
        </div>
        {isOwner ? <Badge text={texts.owner} tone="plain" /> : null}
        <ActionMenu label={texts.moreActionsFor(title)} actions={actions} />
      </div>
      <div className={css.siteFoot}>
        <a href={`/${identifier}/config/pages`} className={buttonLook('plain')} aria-label={texts.editWebsiteOf(title)}>
          {texts.editWebsite}
        </a>
        <Link
          to="/$site/config"
          params={{ site: identifier }}
          className={buttonLook('quiet')}
          aria-label={texts.openAdminOf(title)}
        >
          {texts.openAdmin}
        </Link>
      </div>
    </li>
  );
}
