import {
  type AppDomainsResponse,
  appDomainPath,
  appMainDomainPath,
  type WireDomain,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/domainsScreen';
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
    <Page title={texts.domains} site={site.title} subtitle={texts.letVisitorsFindYour}>
      {query.isPending ? <SkeletonRows count={2} label={texts.loadingDomains} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theDomainsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
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
      {texts.connectDomain}
    </Button>
  );
  return (
    <>
      {domains.length === 0 ? (
        <Card title={texts.domains} flush>
          <EmptyState icon={Globe} title={texts.noDomainConnected} action={mayChange ? addButton : undefined}>
            {texts.connectADomainThat}
          </EmptyState>
        </Card>
      ) : (
        <Card title={texts.domains} aside={mayChange ? addButton : undefined} flush>
          <ul className={css.rows} aria-label={texts.domains}>
            {domains.map((domain) => (
              <DomainRow key={domain.host} domain={domain} mayChange={mayChange} isOnly={domains.length === 1} />
            ))}
          </ul>
        </Card>
      )}
      <Card title={texts.builtInAddress}>
        <p>
          <a href={builtInUrl}>{builtInUrl}</a>
        </p>
        <p className={css.soft}>{texts.yourSiteAlwaysStays}</p>
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
    ...(isMain ? [] : [{ id: 'main', text: texts.makeMainDomain, act: () => orComplain(choose()) }]),
    { id: 'remove', text: commonTexts.remove, isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.name}>
          {name} {isMain && !isOnly ? <Badge text={texts.main} tone="note" /> : null}
        </span>
        <DomainCheck domain={domain} />
      </div>
      {mayChange ? <ActionMenu label={texts.actionsFor(name)} actions={actions} /> : null}
    </li>
  );
}

function useDomainActs({ host, name }: WireDomain) {
  const { identifier } = useSite();
  const { change } = useChangeDomains();
  return {
    async choose() {
      await change({ method: 'PUT', path: appMainDomainPath(identifier, host) });
      announce(texts.isTheMainDomain(name));
    },
    async remove() {
      const isConfirmed = await confirm({
        title: texts.remove(name),
        message: texts.visitorsWhoEnterThis,
        ...{ confirmLabel: commonTexts.remove, isDangerous: true },
      });
      if (!isConfirmed) return;
      await change({ method: 'DELETE', path: appDomainPath(identifier, host) });
      announce(texts.removed(name));
    },
  };
}
