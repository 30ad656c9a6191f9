import type { WireOrderDetail } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/cancelDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from '../OrderScreen.module.css';
import { useOrderActs, useSubmission } from '../orderActs.ts';
import { FormError, openQuantities } from './FulfilDialog.tsx';
import { countOf, LineQuantities, type Quantities, wantedLines } from './LineQuantities.tsx';

interface CancelDialogProps {
  readonly order: WireOrderDetail;
  readonly onClose: () => void;
  /** What was paid for it is given back next. */
  readonly onRefund: () => void;
}

/** Cancels what was not sent; what was sent is refunded instead. */
export function CancelDialog({ order, onClose, onRefund }: CancelDialogProps) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const open = openQuantities(order);
  const [quantities, setQuantities] = useState<Quantities>(open);
  const [isRestocked, setRestocked] = useState(true);
  const [isMailed, setMailed] = useState(true);
  const [reason, setReason] = useState('');
  const count = countOf(quantities);
  const isPaid = order.possible.includes('refund');
  const cancel = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (requestId) => {
      await acts.post('cancel', { requestId, lines: wantedLines(quantities), isRestocked, reason, isMailed });
      announce(texts.itemsCanceled(count));
      onClose();
      if (isPaid) onRefund();
    });
  };
  return (
    <DialogBox
      title={texts.cancelItems}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.keepItems}</Button>
          <Button look="danger" isPending={form.isPending} isDisabled={count === 0} onPress={() => cancel()}>
            {texts.cancelItems2(count)}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={cancel}>
        <FormError form={form} />
        <LineQuantities lines={order.lines} most={open} value={quantities} onChange={setQuantities} />
        <TextField
          label={commonTexts.reason}
          hint={texts.visibleToTheCustomer}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
        <CheckField isSelected={isRestocked} onChange={setRestocked}>
          {texts.restockItems}
        </CheckField>
        <CheckField isSelected={isMailed} onChange={setMailed}>
          {texts.notifyTheCustomerBy}
        </CheckField>
        {isPaid ? <p className={css.soft}>{texts.cancelingDoesNotRefund}</p> : null}
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}
