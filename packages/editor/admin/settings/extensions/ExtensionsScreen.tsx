import type { AppExtensionsResponse, ShownExtensionResponse, WireExtension } from '@quoin/contract/endpoints/running';
import { EXTENSION_LIMITS, isAllowed } from '@quoin/domain/access';
import { useQuery } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { type ShownSecrets, ShownSecretsBox } from '../../../parts/ShownSecretsBox.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from '../settingsRows.module.css';
import { ExtensionBox } from './ExtensionBox.tsx';
import { ExtensionRow } from './ExtensionRow.tsx';
import { extensionsQuery } from './extensionsQuery.ts';

/** Programs of others that ask for access to the store by OAuth. */
export function ExtensionsScreen() {
  const site = useSite();
  const query = useQuery(extensionsQuery(site.identifier));
  return (
    <Page
      title="Extensions"
      site={site.title}
      subtitle="Extensions are services that ask for access to your store and get only the permissions you allow."
    >
      {query.isPending ? <SkeletonRows count={3} label="Loading extensions…" /> : null}
      {query.isError ? (
        <ErrorState
          title="The extensions could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <Extensions held={query.data} />}
    </Page>
  );
}

/** `new`, or the extension whose box is open. */
type Open = 'new' | WireExtension | null;

function Extensions({ held: { extensions, authorizeUrl, tokensUrl } }: { readonly held: AppExtensionsResponse }) {
  const site = useSite();
  const mayChange = isAllowed(site, 'connections.full');
  const [open, setOpen] = useState<Open>(null);
  const [shown, setShown] = useState<ShownSecrets | null>(null);
  const show = (name: string, made: ShownExtensionResponse['shown']) => setShown(secretsOf(name, made));
  const addButton = (
    <Button look="primary" onPress={() => setOpen('new')}>
      Add extension
    </Button>
  );
  const isFull = extensions.length >= EXTENSION_LIMITS.extensions;
  return (
    <>
      <Card title="Extensions" aside={mayChange && extensions.length > 0 && !isFull ? addButton : undefined} flush>
        {extensions.length === 0 ? (
          <EmptyState icon={Blocks} title="No extensions yet" action={mayChange ? addButton : undefined}>
            Add an extension for a service that connects to your store with OAuth. You get a client ID and a client
            secret to enter there.
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label="Extensions">
            {extensions.map((extension) => (
              <ExtensionRow
                key={extension.id}
                held={extension}
                mayChange={mayChange}
                onEdit={() => setOpen(extension)}
                onMade={show}
              />
            ))}
          </ul>
        )}
        {isFull ? <p className={css.bar}>A site can have {EXTENSION_LIMITS.extensions} extensions.</p> : null}
      </Card>
      <Card title="Addresses for extensions">
        <div className={fields.stack}>
          <p>Some services ask for these addresses.</p>
          <Address name="Authorization URL" url={authorizeUrl} />
          <Address name="Token URL" url={tokensUrl} />
        </div>
      </Card>
      {open === null ? null : (
        <ExtensionBox edited={open === 'new' ? null : open} onClose={() => setOpen(null)} onMade={show} />
      )}
      {shown === null ? null : <ShownSecretsBox shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Address({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <p className={css.words}>
      <span className={css.soft}>{name}</span>
      <code className={css.address}>{url}</code>
    </p>
  );
}

function secretsOf(name: string, { clientId, clientSecret }: ShownExtensionResponse['shown']): ShownSecrets {
  return {
    title: `Credentials for ${name}`,
    text: 'Enter both in the extension. The client secret is not shown again.',
    secrets: [
      { name: 'Client ID', value: clientId },
      { name: 'Client secret', value: clientSecret },
    ],
  };
}
