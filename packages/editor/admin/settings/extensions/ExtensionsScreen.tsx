import type { AppExtensionsResponse, ShownExtensionResponse, WireExtension } from '@quoin/contract/endpoints/running';
import { EXTENSION_LIMITS, isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/extensionsScreen';
import { useQuery } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { type ShownSecrets, ShownSecretsBox } from '../../../parts/secrets/ShownSecretsBox.tsx';
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
    <Page title={texts.extensions} site={site.title} subtitle={texts.extensionsAreServices}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingExtensions} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theExtensionsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
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
      {texts.addExtension}
    </Button>
  );
  const isFull = extensions.length >= EXTENSION_LIMITS.extensions;
  return (
    <>
      <Card
        title={texts.extensions}
        aside={mayChange && extensions.length > 0 && !isFull ? addButton : undefined}
        flush
      >
        {extensions.length === 0 ? (
          <EmptyState icon={Blocks} title={texts.noExtensionsYet} action={mayChange ? addButton : undefined}>
            {texts.addAnExtensionFor}
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label={texts.extensions}>
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
        {isFull ? <p className={css.bar}>{texts.aSiteCanHave(EXTENSION_LIMITS.extensions)}</p> : null}
      </Card>
      <Card title={texts.addressesForExtensions}>
        <div className={fields.stack}>
          <p>{texts.someServicesAskFor}</p>
          <Address name={texts.authorizationUrl} url={authorizeUrl} />
          <Address name={texts.tokenUrl} url={tokensUrl} />
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
    title: texts.credentialsFor(name),
    text: texts.enterBothInThe,
    secrets: [
      { name: texts.clientId, value: clientId },
      { name: texts.clientSecret, value: clientSecret },
    ],
  };
}
