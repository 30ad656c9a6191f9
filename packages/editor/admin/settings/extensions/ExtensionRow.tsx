import {
  appExtensionAccessPath,
  appExtensionPath,
  appExtensionRotationPath,
  type ShownExtensionResponse,
  type WireExtension,
} from '@quoin/contract/endpoints/running';
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
    { id: 'edit', text: 'Edit', act: onEdit },
    { id: 'rotate', text: 'Replace client secret', act: () => orComplain(rotate()) },
    ...(access === null
      ? []
      : [{ id: 'disconnect', text: 'Disconnect', isDangerous: true, act: () => orComplain(disconnect()) }]),
    { id: 'delete', text: 'Delete', isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>Client ID: {clientId}</span>
        <span className={css.soft}>
          Client secret ends in {ending}. Added by {createdBy}, {moments.short(createdAt, now)}.
        </span>
        {access === null ? null : (
          <>
            <span className={css.soft}>{scopesText(access.scopes)}</span>
            <span className={css.soft}>
              Connected by {access.grantedBy}, {moments.short(access.grantedAt, now)}.{' '}
              {access.lastUsedAt === null ? 'Never used.' : `Last used ${moments.short(access.lastUsedAt, now)}.`}
            </span>
          </>
        )}
      </span>
      {access === null ? <Badge text="Not connected" tone="plain" hollow /> : <Badge text="Connected" tone="good" />}
      {mayChange ? <ActionMenu label={`Actions for ${name}`} actions={actions} /> : null}
    </li>
  );
}

/** What stops an extension: it is asked first. */
function useExtensionActs({ id, name }: WireExtension, onMade: ExtensionRowProps['onMade']) {
  const { identifier } = useSite();
  const { change } = useChangeExtensions();
  const asked = (title: string, message: string, confirmLabel: string) =>
    confirm({ title, message, confirmLabel, isDangerous: true });
  return {
    async rotate() {
      const message = 'You get a new client secret. The current one stops working immediately.';
      if (!(await asked(`Replace the client secret of ${name}?`, message, 'Replace client secret'))) return;
      const { shown } = await change({ method: 'POST', path: appExtensionRotationPath(identifier, id) });
      if (shown !== undefined) onMade(name, shown);
    },
    async disconnect() {
      const message = 'It loses access to your store immediately. Its webhooks are deleted. You can connect it again.';
      if (!(await asked(`Disconnect ${name}?`, message, 'Disconnect'))) return;
      await change({ method: 'DELETE', path: appExtensionAccessPath(identifier, id) });
      announce(`${name} disconnected.`);
    },
    async remove() {
      const message = 'It loses access to your store immediately. This cannot be undone.';
      if (!(await asked(`Delete ${name}?`, message, 'Delete'))) return;
      await change({ method: 'DELETE', path: appExtensionPath(identifier, id) });
      announce(`${name} deleted.`);
    },
  };
}
