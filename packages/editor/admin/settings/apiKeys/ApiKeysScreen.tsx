import {
  type AppApiKeysResponse,
  appApiKeyPath,
  appApiKeyRotationPath,
  type WireApiKey,
} from '@quoin/contract/endpoints/running';
import { API_KEY_LIMITS, isAllowed } from '@quoin/domain/access';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import css from '../settingsRows.module.css';
import { apiKeysQuery } from './apiKeysQuery.ts';
import { scopesText } from './apiKeyTexts.ts';
import { KeyBox } from './KeyBox.tsx';
import { type ShownKey, ShownKeyBox } from './ShownKeyBox.tsx';
import { useChangeKeys } from './useChangeKeys.ts';

/** Keys by which programs read and change what the store has (EDIT-09). */
export function ApiKeysScreen() {
  const site = useSite();
  const query = useQuery(apiKeysQuery(site.identifier));
  return (
    <Page
      title="API keys"
      site={site.title}
      subtitle="Apps and scripts use an API key to read and change your store’s data. Give each its own key, with only the permissions it needs."
    >
      {query.isPending ? <SkeletonRows count={3} label="Loading API keys…" /> : null}
      {query.isError ? (
        <ErrorState title="The API keys could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Keys held={query.data} />}
    </Page>
  );
}

/** `new`, or the key whose box is open. */
type Open = 'new' | WireApiKey | null;

function Keys({ held: { keys } }: { readonly held: AppApiKeysResponse }) {
  const site = useSite();
  const mayChange = isAllowed(site, 'connections.full');
  const [open, setOpen] = useState<Open>(null);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const show = (name: string, key: string) => setShown({ name, key });
  const createButton = (
    <Button look="primary" onPress={() => setOpen('new')}>
      Create API key
    </Button>
  );
  const isFull = keys.length >= API_KEY_LIMITS.keys;
  return (
    <>
      <Card title="API keys" aside={mayChange && keys.length > 0 && !isFull ? createButton : undefined} flush>
        {keys.length === 0 ? (
          <EmptyState icon={KeyRound} title="No API keys yet" action={mayChange ? createButton : undefined}>
            Create a key for an app or script that works with your store, such as a stock sync or an order export.
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label="API keys">
            {keys.map((key) => (
              <KeyRow key={key.id} held={key} mayChange={mayChange} onEdit={() => setOpen(key)} onMade={show} />
            ))}
          </ul>
        )}
        {isFull ? <p className={css.bar}>A site can have {API_KEY_LIMITS.keys} API keys.</p> : null}
      </Card>
      {open === null ? null : (
        <KeyBox edited={open === 'new' ? null : open} onClose={() => setOpen(null)} onMade={show} />
      )}
      {shown === null ? null : <ShownKeyBox shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface KeyRowProps {
  readonly held: WireApiKey;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onMade: (name: string, key: string) => void;
}

function KeyRow({ held, mayChange, onEdit, onMade }: KeyRowProps) {
  const moments = useMoments();
  const { rotate, revoke } = useKeyActs(held, onMade);
  const { name, scopes, ending, createdBy, createdAt, lastUsedAt } = held;
  const now = Date.now();
  const actions = [
    { id: 'edit', text: 'Edit', act: onEdit },
    { id: 'rotate', text: 'Replace key', act: () => orComplain(rotate()) },
    { id: 'revoke', text: 'Revoke', isDangerous: true, act: () => orComplain(revoke()) },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>{scopesText(scopes)}</span>
        <span className={css.soft}>
          Ends in {ending}. Created by {createdBy}, {moments.short(createdAt, now)}.
        </span>
        <span className={css.soft}>
          {lastUsedAt === null ? 'Never used.' : `Last used ${moments.short(lastUsedAt, now)}.`}
        </span>
      </span>
      {mayChange ? <ActionMenu label={`Actions for ${name}`} actions={actions} /> : null}
    </li>
  );
}

/** What stops a program that uses the key: it is asked first. */
function useKeyActs({ id, name }: WireApiKey, onMade: KeyRowProps['onMade']) {
  const { identifier } = useSite();
  const { change } = useChangeKeys();
  return {
    async rotate() {
      const isConfirmed = await confirm({
        title: `Replace the key of ${name}?`,
        message: 'You get a new key. The current key stops working immediately.',
        ...{ confirmLabel: 'Replace key', isDangerous: true },
      });
      if (!isConfirmed) return;
      const { key } = await change({ method: 'POST', path: appApiKeyRotationPath(identifier, id) });
      if (key !== undefined) onMade(name, key);
    },
    async revoke() {
      const isConfirmed = await confirm({
        title: `Revoke ${name}?`,
        message: 'Apps and scripts that use this key lose access immediately. This cannot be undone.',
        ...{ confirmLabel: 'Revoke', isDangerous: true },
      });
      if (!isConfirmed) return;
      await change({ method: 'DELETE', path: appApiKeyPath(identifier, id) });
      announce(`${name} revoked.`);
    },
  };
}
