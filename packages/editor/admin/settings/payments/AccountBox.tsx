import { appPaymentAccountsPath } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/accountBox';
import * as commonTexts from '@quoin/messages/app/common';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { accountTitle, type PaymentDraft, toRequest } from './accountDraft.ts';
import { PayPalKeys, StripeKeys } from './ProviderKeys.tsx';

/** One way to pay. Keys that are kept are never shown again, only replaced. */
export function AccountBox({ draft: start, onClose }: { readonly draft: PaymentDraft; readonly onClose: () => void }) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<PaymentDraft>) => setDraft({ ...draft, ...part });
  const save = useMutation({
    mutationFn: () =>
      act(
        draft.id === null ? 'POST' : 'PUT',
        appPaymentAccountsPath(identifier, draft.id ?? undefined),
        toRequest(draft),
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['site', identifier, 'paymentSettings'] });
      announce(texts.saved(accountTitle(draft)));
      onClose();
    },
  });
  const field = save.error instanceof Refusal ? save.error.problem.field : undefined;
  const errorOf = (name: string) => (field === name ? save.error?.message : undefined);
  return (
    <DialogBox
      title={accountTitle(start)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={save.isPending} onPress={() => save.mutate()}>
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        {save.error !== null && field === undefined ? <p role="alert">{save.error.message}</p> : null}
        {draft.provider === 'stripe' ? <StripeKeys draft={draft} change={change} errorOf={errorOf} /> : null}
        {draft.provider === 'paypal' ? <PayPalKeys draft={draft} change={change} errorOf={errorOf} /> : null}
        {draft.provider === 'manual' ? (
          <>
            <TextField
              label={texts.nameAtCheckout}
              value={draft.title}
              onChange={(title) => change({ title })}
              maxLength={100}
            />
            <TextField
              label={texts.paymentInstructions}
              rows={5}
              value={draft.instructions}
              onChange={(instructions) => change({ instructions })}
              maxLength={2000}
              hint={texts.shownAfterTheOrder}
            />
          </>
        ) : null}
        {draft.provider === 'test' ? <p>{texts.acceptsTheTestCards}</p> : null}
        <SwitchField isSelected={draft.isEnabled} onChange={(isEnabled) => change({ isEnabled })}>
          {texts.active}
        </SwitchField>
      </div>
    </DialogBox>
  );
}
