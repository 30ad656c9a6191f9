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
import { useSite } from '../../app/site.ts';
import { Button } from '../../parts/Button.tsx';
import { CheckField } from '../../parts/CheckField.tsx';
import { confirm } from '../../parts/confirm.ts';
import { DialogBox } from '../../parts/DialogBox.tsx';
import { announce, complain } from '../../parts/toasts.tsx';
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
      announce('The draft is an order now.');
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
      <p>It takes its items from stock and sends the confirmation to {draft.email || 'the buyer'}.</p>
      <CheckField
        isSelected={isPaid}
        onChange={setPaid}
        hint="Otherwise it waits for its money; the mail says how to pay."
      >
        It is paid already
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
      announce(isMailed ? `The link is on its way to ${draft.email}.` : 'The link is ready.');
      onClose();
    } catch (fault) {
      complain((fault as Error).message);
      onClose();
    }
  };
  return (
    <DialogBox
      title={`Ask for ${moneyText(draft.grandTotal)}?`}
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={isPending} onPress={() => void send()}>
            Make the link
          </Button>
        </>
      }
    >
      <p>
        {draft.email || 'The buyer'} gets a page with this order and pays it there, by card or however your shop is
        paid. Then the draft becomes an order. {draft.linkUrl === null ? '' : 'The link from before stops working.'}
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
      title: `Throw draft ${draft.name} away?`,
      message: 'It stays in the list of finished drafts, but cannot become an order any more.',
      ...{ confirmLabel: 'Throw away', isDangerous: true },
    });
    if (!isConfirmed) return;
    await act('DELETE', appDraftPath(site.identifier, draft.id));
    await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
    announce(`Draft ${draft.name} thrown away.`);
    await navigate({ to: '/$site/config/drafts', params: { site: site.identifier }, search: {} });
  };
}
