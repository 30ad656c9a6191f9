import type { WireGiftCardDetail } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/giftCardDialogs';
import { type FormEvent, useState } from 'react';
import { moneyText } from '../../app/formats.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useSubmission } from '../orders/orderActs.ts';
import { useGiftCardAct } from './GiftCardScreen.tsx';

interface CardDialogProps {
  readonly card: WireGiftCardDetail;
  readonly onClose: () => void;
}

/** Adds to or takes from the balance. The reason stays in the history permanently. */
export function AdjustDialog({ card, onClose }: CardDialogProps) {
  const change = useGiftCardAct(card.id);
  const form = useSubmission();
  const [sign, setSign] = useState<'add' | 'take'>('add');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const adjust = (event?: FormEvent) => {
    event?.preventDefault();
    const value = `${sign === 'take' ? '-' : ''}${amount.trim().replace(',', '.')}`;
    void form.submit(async () => {
      await change({ act: 'adjust', revision: card.revision, amount: value, reason });
      announce(texts.balanceAdjusted);
      onClose();
    });
  };
  return (
    <DialogBox
      title={texts.adjustBalance}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} isDisabled={amount.trim() === ''} onPress={() => adjust()}>
            {texts.adjust}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={adjust}>
        <FormProblem form={form} />
        <ChoiceField<'add' | 'take'>
          label={texts.adjustment}
          choices={[
            { value: 'add', text: texts.addAmount },
            { value: 'take', text: texts.removeAmount },
          ]}
          value={sign}
          onChange={setSign}
        />
        <DecimalField
          label={texts.amount}
          unit={card.balance.currency}
          value={amount}
          onChange={setAmount}
          error={form.errorOf('amount')}
          hint={texts.currentBalance(moneyText(card.balance))}
        />
        <TextField
          label={commonTexts.reason}
          value={reason}
          onChange={setReason}
          error={form.errorOf('reason')}
          maxLength={500}
        />
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}

function FormProblem({ form }: { readonly form: ReturnType<typeof useSubmission> }) {
  const isOther = form.error !== null && form.error.problem.field === undefined;
  return isOther ? <p role="alert">{form.error?.message}</p> : null;
}

/** Codes are kept nowhere, so what is sent again is a new one. */
export function ResendDialog({ card, onClose }: CardDialogProps) {
  const change = useGiftCardAct(card.id);
  const form = useSubmission();
  const [email, setEmail] = useState(card.recipientEmail);
  const resend = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async () => {
      await change({ act: 'resend', revision: card.revision, email: email.trim() });
      announce(texts.newCodeSentTo(email.trim()));
      onClose();
    });
  };
  return (
    <DialogBox
      title={texts.sendNewCode}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} isDisabled={email.trim() === ''} onPress={() => resend()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={resend}>
        <FormProblem form={form} />
        <p>{texts.codesAreNotStored}</p>
        <TextField
          label={commonTexts.email}
          type="email"
          value={email}
          onChange={setEmail}
          error={form.errorOf('email')}
        />
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}
