import {
  type AppSignInProvidersResponse,
  appSignInProviderPath,
  type WireSignInProvider,
} from '@quoin/contract/endpoints/running';
import { isAllowed, SIGN_IN_PROVIDER_LIMITS } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/signInProvidersScreen';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import css from '../settingsRows.module.css';
import { SignInProviderBox } from './SignInProviderBox.tsx';
import { signInProvidersQuery } from './signInProvidersQuery.ts';
import { useChangeProviders } from './useChangeProviders.ts';

/** Services by which customers sign in to their accounts on the site. */
export function SignInProvidersScreen() {
  const site = useSite();
  const query = useQuery(signInProvidersQuery(site.identifier));
  return (
    <Page title={texts.customerSignIn} site={site.title} subtitle={texts.besidesPassword}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingServices} /> : null}
      {query.isError ? (
        <ErrorState title={texts.servicesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Services held={query.data} />}
    </Page>
  );
}

/** `new`, or the service whose box is open. */
type Open = 'new' | WireSignInProvider | null;

function Services({ held: { providers, redirectUri } }: { readonly held: AppSignInProvidersResponse }) {
  const mayChange = isAllowed(useSite(), 'siteSettings.edit:withoutDomains');
  const [open, setOpen] = useState<Open>(null);
  const addButton = (
    <Button look="primary" onPress={() => setOpen('new')}>
      {texts.addService}
    </Button>
  );
  const hasRoom = providers.length < SIGN_IN_PROVIDER_LIMITS.providers;
  return (
    <>
      <Card title={texts.services} aside={mayChange && hasRoom && providers.length > 0 ? addButton : undefined} flush>
        {providers.length === 0 ? (
          <EmptyState icon={KeyRound} title={texts.noServicesYet} action={mayChange ? addButton : undefined}>
            {texts.addGoogle}
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label={texts.services}>
            {providers.map((provider) => (
              <ServiceRow key={provider.id} held={provider} mayChange={mayChange} onEdit={() => setOpen(provider)} />
            ))}
          </ul>
        )}
      </Card>
      {open === null ? null : (
        <SignInProviderBox
          edited={open === 'new' ? null : open}
          redirectUri={redirectUri}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface ServiceRowProps {
  readonly held: WireSignInProvider;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}

function ServiceRow({ held: { id, name, issuer }, mayChange, onEdit }: ServiceRowProps) {
  const { identifier } = useSite();
  const { change } = useChangeProviders();
  const remove = async () => {
    const isConfirmed = await confirm({
      title: texts.deleteService(name),
      message: texts.customersKeepTheirAccounts,
      ...{ confirmLabel: commonTexts.delete, isDangerous: true },
    });
    if (!isConfirmed) return;
    await change({ method: 'DELETE', path: appSignInProviderPath(identifier, id) });
    announce(texts.serviceDeleted);
  };
  const actions = [
    { id: 'edit', text: commonTexts.edit, act: onEdit },
    { id: 'delete', text: commonTexts.delete, isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>{issuer}</span>
      </span>
      {mayChange ? <ActionMenu label={texts.actionsFor(name)} actions={actions} /> : null}
    </li>
  );
}
