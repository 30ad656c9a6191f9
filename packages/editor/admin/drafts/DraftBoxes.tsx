import {
  type AppDraftResponse,
  appDraftPath,
  type CompleteDraftResponse,
  type SendDraftRequest,
  type WireDraft,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/draftBoxes';
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
      announce(texts.orderCreatedFromDraft);
      await navigate({ to: '/$site/config/orders/$orderId', params: { site: site.identifier, orderId } });
    } catch (fault) {
      complain((fault as Error).message);
      onClose();
    }
  };
  return (
    <DialogBox
      title={texts.createAnOrderFor(moneyText(draft.grandTotal))}
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isPending} onPress={() => void complete()}>
            {texts.createOrder}
          </Button>
        </>
      }
    >
      <p>{texts.itemsAreTakenFrom(draft.email || texts.theCustomer)}</p>
      <CheckField isSelected={isPaid} onChange={setPaid} hint={texts.whenOffTheOrder}>
        {texts.markAsPaid}
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
      announce(isMailed ? texts.paymentLinkSentTo(draft.email) : texts.paymentLinkCreated);
      onClose();
    } catch (fault) {
      complain((fault as Error).message);
      onClose();
    }
  };
  return (
    <DialogBox
      title={texts.requestPaymentOf(moneyText(draft.grandTotal))}
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isPending} onPress={() => void send()}>
            {texts.createLink}
          </Button>
        </>
      }
    >
      <p>{texts.opensTheLinkAnd(draft.email || texts.theCustomer2, draft.linkUrl === null)}</p>
      <CheckField isSelected={isMailed} onChange={setMailed}>
        {texts.sendTheLinkBy}
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
      title: texts.discardDraft(draft.name),
      message: texts.itStaysInThe,
      ...{ confirmLabel: commonTexts.discard, isDangerous: true },
    });
    if (!isConfirmed) return;
    await act('DELETE', appDraftPath(site.identifier, draft.id));
    await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
    announce(texts.draftDiscarded(draft.name));
    await navigate({ to: '/$site/config/drafts', params: { site: site.identifier }, search: {} });
  };
}
