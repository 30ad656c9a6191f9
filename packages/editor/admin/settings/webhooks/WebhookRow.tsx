import { appWebhookPath, appWebhookRotationPath, type WireWebhook } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/webhookRow';
import { Link } from '@tanstack/react-router';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import css from '../settingsRows.module.css';
import { useChangeWebhooks } from './useChangeWebhooks.ts';
import { statusText, topicsText, webhookLook } from './webhookTexts.ts';

export interface WebhookRowProps {
  readonly held: WireWebhook;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onMade: (secret: string) => void;
}

export function WebhookRow({ held, mayChange, onEdit, onMade }: WebhookRowProps) {
  const moments = useMoments();
  const { identifier: site } = useSite();
  const { rotate, remove } = useWebhookActs(held, onMade);
  const { id, endpointUrl, topics, extensionName, last, waiting } = held;
  const actions = [
    { id: 'edit', text: commonTexts.edit, act: onEdit },
    { id: 'rotate', text: texts.replaceSecret, act: () => orComplain(rotate()) },
    { id: 'delete', text: commonTexts.delete, isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <Link to="/$site/config/settings/webhooks/$webhook" params={{ site, webhook: id }} className={css.name ?? ''}>
          {endpointUrl}
        </Link>
        <span className={css.soft}>{topicsText(topics)}</span>
        {extensionName === null ? null : <span className={css.soft}>{texts.createdByTheExtension(extensionName)}</span>}
        {last === null ? null : (
          <span className={css.soft}>
            {statusText(last)}, {moments.short(last.attemptedAt ?? 0, Date.now())}
          </span>
        )}
        {waiting === 0 ? null : <span className={css.soft}>{texts.deliveriesWaiting(waiting)}</span>}
      </span>
      <Badge {...webhookLook(held)} />
      {mayChange && extensionName === null ? (
        <ActionMenu label={texts.actionsFor(endpointUrl)} actions={actions} />
      ) : null}
    </li>
  );
}

/** Acts that stop a receiver that checks signatures, or end its notifications, each after confirmation. */
function useWebhookActs({ id, endpointUrl }: WireWebhook, onMade: WebhookRowProps['onMade']) {
  const { identifier } = useSite();
  const { change } = useChangeWebhooks();
  return {
    async rotate() {
      const isConfirmed = await confirm({
        title: texts.replaceTheSigningSecret,
        message: texts.notificationsToAreSigned(endpointUrl),
        ...{ confirmLabel: texts.replaceSecret, isDangerous: true },
      });
      if (!isConfirmed) return;
      const { secret } = await change({ method: 'POST', path: appWebhookRotationPath(identifier, id) });
      if (secret !== undefined) onMade(secret);
    },
    async remove() {
      const isConfirmed = await confirm({
        title: texts.deleteThisWebhook,
        message: texts.getsNoMoreNotifications(endpointUrl),
        ...{ confirmLabel: commonTexts.delete, isDangerous: true },
      });
      if (!isConfirmed) return;
      await change({ method: 'DELETE', path: appWebhookPath(identifier, id) });
      announce(texts.webhookDeleted);
    },
  };
}
