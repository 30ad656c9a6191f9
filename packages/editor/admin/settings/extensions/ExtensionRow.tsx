import {
  appExtensionAccessPath,
  appExtensionPath,
  appExtensionRotationPath,
  type ShownExtensionResponse,
  type WireExtension,
} from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/extensionRow';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import { scopesText } from '../apiKeys/apiKeyTexts.ts';
import css from '../settingsRows.module.css';
import { useChangeExtensions } from './useChangeExtensions.ts';

export interface ExtensionRowProps {
  readonly held: WireExtension;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onMade: (name: string, shown: ShownExtensionResponse['shown']) => void;
}

export function ExtensionRow({ held, mayChange, onEdit, onMade }: ExtensionRowProps) {
  const moments = useMoments();
  const { rotate, disconnect, remove } = useExtensionActs(held, onMade);
  const { name, clientId, ending, createdBy, createdAt, access } = held;
  const now = Date.now();
  const actions = [
    { id: 'edit', text: commonTexts.edit, act: onEdit },
    { id: 'rotate', text: texts.replaceClientSecret, act: () => orComplain(rotate()) },
    ...(access === null
      ? []
      : [{ id: 'disconnect', text: texts.disconnect, isDangerous: true, act: () => orComplain(disconnect()) }]),
    { id: 'delete', text: commonTexts.delete, isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>{texts.clientId(clientId)}</span>
        <span className={css.soft}>{texts.clientSecretEndsIn(ending, createdBy, moments.short(createdAt, now))}</span>
        {access === null ? null : (
          <>
            <span className={css.soft}>{scopesText(access.scopes)}</span>
            <span className={css.soft}>
              {texts.connectedBy(
                access.grantedBy,
                moments.short(access.grantedAt, now),
                access.lastUsedAt === null ? '' : moments.short(access.lastUsedAt, now),
              )}
            </span>
          </>
        )}
      </span>
      {access === null ? (
        <Badge text={texts.notConnected} tone="plain" hollow />
      ) : (
        <Badge text={texts.connected} tone="good" />
      )}
      {mayChange ? <ActionMenu label={texts.actionsFor(name)} actions={actions} /> : null}
    </li>
  );
}

/** Acts that stop an extension, each after confirmation. */
function useExtensionActs({ id, name }: WireExtension, onMade: ExtensionRowProps['onMade']) {
  const { identifier } = useSite();
  const { change } = useChangeExtensions();
  const asked = (title: string, message: string, confirmLabel: string) =>
    confirm({ title, message, confirmLabel, isDangerous: true });
  return {
    async rotate() {
      if (!(await asked(texts.replaceTheClientSecret(name), texts.youGetANew, texts.replaceClientSecret))) return;
      const { shown } = await change({ method: 'POST', path: appExtensionRotationPath(identifier, id) });
      if (shown !== undefined) onMade(name, shown);
    },
    async disconnect() {
      if (!(await asked(texts.disconnectNamed(name), texts.itLosesAccessAnd, texts.disconnect))) return;
      await change({ method: 'DELETE', path: appExtensionAccessPath(identifier, id) });
      announce(texts.disconnected(name));
    },
    async remove() {
      if (!(await asked(texts.deleteNamed(name), texts.itLosesAccessFor, commonTexts.delete))) return;
      await change({ method: 'DELETE', path: appExtensionPath(identifier, id) });
      announce(texts.deleted(name));
    },
  };
}
