import {
  type AppApiKeysResponse,
  appApiKeyPath,
  appApiKeyRotationPath,
  type WireApiKey,
} from '@quoin/contract/endpoints/running';
import { API_KEY_LIMITS, isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/apiKeysScreen';
import * as commonTexts from '@quoin/messages/app/common';
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
    <Page title={texts.apiKeys} site={site.title} subtitle={texts.appsAndScriptsUse}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingApiKeys} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theApiKeysCould} error={query.error} onRetry={() => void query.refetch()} />
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
      {texts.createApiKey}
    </Button>
  );
  const isFull = keys.length >= API_KEY_LIMITS.keys;
  return (
    <>
      <Card title={texts.apiKeys} aside={mayChange && keys.length > 0 && !isFull ? createButton : undefined} flush>
        {keys.length === 0 ? (
          <EmptyState icon={KeyRound} title={texts.noApiKeysYet} action={mayChange ? createButton : undefined}>
            {texts.createAKeyFor}
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label={texts.apiKeys}>
            {keys.map((key) => (
              <KeyRow key={key.id} held={key} mayChange={mayChange} onEdit={() => setOpen(key)} onMade={show} />
            ))}
          </ul>
        )}
        {isFull ? <p className={css.bar}>{texts.aSiteCanHave(API_KEY_LIMITS.keys)}</p> : null}
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
    { id: 'edit', text: commonTexts.edit, act: onEdit },
    { id: 'rotate', text: texts.replaceKey, act: () => orComplain(rotate()) },
    { id: 'revoke', text: texts.revoke, isDangerous: true, act: () => orComplain(revoke()) },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>{scopesText(scopes)}</span>
        <span className={css.soft}>{texts.endsInCreatedBy(ending, createdBy, moments.short(createdAt, now))}</span>
        <span className={css.soft}>
          {lastUsedAt === null ? texts.neverUsed : texts.lastUsed(moments.short(lastUsedAt, now))}
        </span>
      </span>
      {mayChange ? <ActionMenu label={texts.actionsFor(name)} actions={actions} /> : null}
    </li>
  );
}

/** Acts that stop a program that uses the key, each after confirmation. */
function useKeyActs({ id, name }: WireApiKey, onMade: KeyRowProps['onMade']) {
  const { identifier } = useSite();
  const { change } = useChangeKeys();
  return {
    async rotate() {
      const isConfirmed = await confirm({
        title: texts.replaceTheKeyOf(name),
        message: texts.youGetANew,
        ...{ confirmLabel: texts.replaceKey, isDangerous: true },
      });
      if (!isConfirmed) return;
      const { key } = await change({ method: 'POST', path: appApiKeyRotationPath(identifier, id) });
      if (key !== undefined) onMade(name, key);
    },
    async revoke() {
      const isConfirmed = await confirm({
        title: texts.revoke2(name),
        message: texts.appsAndScriptsThat,
        ...{ confirmLabel: texts.revoke, isDangerous: true },
      });
      if (!isConfirmed) return;
      await change({ method: 'DELETE', path: appApiKeyPath(identifier, id) });
      announce(texts.revoked(name));
    },
  };
}
