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
import { CheckField } from '../../parts/CheckField.tsx';
import { ConfirmBox } from '../../parts/DialogBox.tsx';
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
    <ConfirmBox
      title={`Create an order for ${moneyText(draft.grandTotal)}?`}
      confirmText="Create order"
      isOpen
      isPending={isPending}
      onConfirm={() => void complete()}
      onClose={onClose}
    >
      <p>It takes its items from stock and sends the confirmation to {draft.email || 'the buyer'}.</p>
      <CheckField
        isSelected={isPaid}
        onChange={setPaid}
        hint="Otherwise it waits for its money; the mail says how to pay."
      >
        It is paid already
      </CheckField>
    </ConfirmBox>
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
    <ConfirmBox
      title={`Ask for ${moneyText(draft.grandTotal)}?`}
      confirmText="Make the link"
      isOpen
      isPending={isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>
        {draft.email || 'The buyer'} gets a page with this order and pays it there, by card or however your shop is
        paid. Then the draft becomes an order. {draft.linkUrl === null ? '' : 'The link from before stops working.'}
      </p>
      <CheckField isSelected={isMailed} onChange={setMailed}>
        Send the link by email
      </CheckField>
    </ConfirmBox>
  );
}

/** It is thrown away. */
export function DiscardBox({ draft, onClose }: BoxProps) {
  const site = useSite();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const discard = async () => {
    try {
      await act('DELETE', appDraftPath(site.identifier, draft.id));
      await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      announce(`Draft ${draft.name} thrown away.`);
      await navigate({ to: '/$site/config/drafts', params: { site: site.identifier }, search: {} });
    } catch (fault) {
      complain((fault as Error).message);
      onClose();
    }
  };
  return (
    <ConfirmBox
      title={`Throw draft ${draft.name} away?`}
      confirmText="Throw away"
      isDangerous
      isOpen
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      <p>It stays in the list of finished drafts, but cannot become an order any more.</p>
    </ConfirmBox>
  );
}
