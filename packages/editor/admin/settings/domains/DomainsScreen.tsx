import {
  type AppDomainsResponse,
  appDomainPath,
  appMainDomainPath,
  type WireDomain,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu, type MenuAction } from '../../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import css from '../settingsRows.module.css';
import { DomainBox } from './DomainBox.tsx';
import { DomainCheck } from './DomainCheck.tsx';
import { domainsQuery } from './domainsQuery.ts';
import { useChangeDomains } from './useChangeDomains.ts';

/** The site's own domains: connect, check DNS and certificate, choose the main one. */
export function DomainsScreen() {
  const site = useSite();
  const query = useQuery(domainsQuery(site.identifier));
  return (
    <Page title="Domains" site={site.title} subtitle="Let visitors find your site at an address of your own.">
      {query.isPending ? <SkeletonRows count={2} label="Loading domains…" /> : null}
      {query.isError ? (
        <ErrorState title="The domains could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Domains held={query.data} />}
    </Page>
  );
}

function Domains({ held: { domains, builtInUrl } }: { readonly held: AppDomainsResponse }) {
  const site = useSite();
  const mayChange = isAllowed(site, 'siteSettings.edit');
  const [isAdding, setIsAdding] = useState(false);
  const addButton = (
    <Button look="primary" onPress={() => setIsAdding(true)}>
      Connect domain
    </Button>
  );
  return (
    <>
      {domains.length === 0 ? (
        <Card title="Domains" flush>
          <EmptyState icon={Globe} title="No domain connected" action={mayChange ? addButton : undefined}>
            Connect a domain that you own. Buy one from a domain provider first.
          </EmptyState>
        </Card>
      ) : (
        <Card title="Domains" aside={mayChange ? addButton : undefined} flush>
          <ul className={css.rows} aria-label="Domains">
            {domains.map((domain) => (
              <DomainRow key={domain.host} domain={domain} mayChange={mayChange} isOnly={domains.length === 1} />
            ))}
          </ul>
        </Card>
      )}
      <Card title="Built-in address">
        <p>
          <a href={builtInUrl}>{builtInUrl}</a>
        </p>
        <p className={css.soft}>Your site always stays reachable here.</p>
      </Card>
      {isAdding ? <DomainBox onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

interface DomainRowProps {
  readonly domain: WireDomain;
  readonly mayChange: boolean;
  readonly isOnly: boolean;
}

function DomainRow({ domain, mayChange, isOnly }: DomainRowProps) {
  const { name, isMain } = domain;
  const { choose, remove } = useDomainActs(domain);
  const actions: readonly MenuAction[] = [
    ...(isMain ? [] : [{ id: 'main', text: 'Make main domain', act: () => orComplain(choose()) }]),
    { id: 'remove', text: 'Remove', isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.name}>
          {name} {isMain && !isOnly ? <Badge text="Main" tone="note" /> : null}
        </span>
        <DomainCheck domain={domain} />
      </div>
      {mayChange ? <ActionMenu label={`Actions for ${name}`} actions={actions} /> : null}
    </li>
  );
}

function useDomainActs({ host, name }: WireDomain) {
  const { identifier } = useSite();
  const { change } = useChangeDomains();
  return {
    async choose() {
      await change({ method: 'PUT', path: appMainDomainPath(identifier, host) });
      announce(`${name} is the main domain now.`);
    },
    async remove() {
      const isConfirmed = await confirm({
        title: `Remove ${name}?`,
        message: 'Visitors who enter this domain no longer reach your site. You can connect it again later.',
        ...{ confirmLabel: 'Remove', isDangerous: true },
      });
      if (!isConfirmed) return;
      await change({ method: 'DELETE', path: appDomainPath(identifier, host) });
      announce(`${name} removed.`);
    },
  };
}
