import {
  type AppDraftResponse,
  appDraftPath,
  type CompleteDraftResponse,
  type SendDraftRequest,
  type WireDraft,
} from '@quoin/contract/endpoints/store';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { draftQuery } from './draftQuery.ts';

interface BoxProps {
  readonly draft: WireDraft;
  readonly onClose: () => void;
}

/** It becomes an order. */
export function CompleteBox({ draft, onClose }: BoxProps) {
  const site = useSite();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isPaid, setPaid] = useState(false);
  const [isPending, setPending] = useState(false);
  const complete = async () => {
    setPending(true);
    try {
      const body = { revision: draft.revision, isPaid };
      const path = `${appDraftPath(site.identifier, draft.id)}/complete`;
      const { orderId } = await act<CompleteDraftResponse>('POST', path, body);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      announce('Order created from draft.');
      await navigate({ to: '/$site/config/orders/$orderId', params: { site: site.identifier, orderId } });
    } catch (fault) {
      complain((fault as Error).message);
      onClose();
    }
  };
  return (
    <DialogBox
      title={`Create an order for ${moneyText(draft.grandTotal)}?`}
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={isPending} onPress={() => void complete()}>
            Create order
          </Button>
        </>
      }
    >
      <p>Items are taken from stock and a confirmation is sent to {draft.email || 'the customer'}.</p>
      <CheckField
        isSelected={isPaid}
        onChange={setPaid}
        hint="When off, the order stays unpaid and the email explains how to pay."
      >
        Mark as paid
      </CheckField>
    </DialogBox>
  );
}

/** Its buyer gets a link to pay it. */
export function SendBox({ draft, onClose }: BoxProps) {
  const site = useSite();
  const queries = useQueryClient();
  const [isMailed, setMailed] = useState(true);
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      const body: SendDraftRequest = { revision: draft.revision, isMailed };
      const path = `${appDraftPath(site.identifier, draft.id)}/send`;
      const answer = await act<AppDraftResponse>('POST', path, body);
      queries.setQueryData(draftQuery(site.identifier, draft.id).queryKey, answer);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'drafts'] });
      announce(isMailed ? `Payment link sent to ${draft.email}.` : 'Payment link created.');
      onClose();
    } catch (fault) {
      complain((fault as Error).message);
      onClose();
    }
  };
  return (
    <DialogBox
      title={`Request payment of ${moneyText(draft.grandTotal)}?`}
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={isPending} onPress={() => void send()}>
            Create link
          </Button>
        </>
      }
    >
      <p>
        {draft.email || 'The customer'} opens the link and pays with any of your payment methods. The draft then becomes
        an order. {draft.linkUrl === null ? '' : 'The previous link stops working.'}
      </p>
      <CheckField isSelected={isMailed} onChange={setMailed}>
        Send the link by email
      </CheckField>
    </DialogBox>
  );
}

/** It is thrown away. */
export function useDiscardDraft(draft: WireDraft | null) {
  const site = useSite();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    if (draft === null) return;
    const isConfirmed = await confirm({
      title: `Discard draft ${draft.name}?`,
      message: 'It stays in the list of completed drafts, but can no longer become an order.',
      ...{ confirmLabel: 'Discard', isDangerous: true },
    });
    if (!isConfirmed) return;
    await act('DELETE', appDraftPath(site.identifier, draft.id));
    await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
    announce(`Draft ${draft.name} discarded.`);
    await navigate({ to: '/$site/config/drafts', params: { site: site.identifier }, search: {} });
  };
}
