import type { AdjustStockRequest, WireAdjustmentKind, WireInventoryRow } from '@quoin/contract/endpoints/store';
import { inventorySentence, parseAdjustment, STOCK_REASONS, stockReasonNames } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/adjustBox';
import * as commonTexts from '@quoin/messages/app/common';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

type Reason = (typeof STOCK_REASONS)[number];

const KINDS = [
  { value: 'set', text: texts.setTo },
  { value: 'add', text: commonTexts.add },
  { value: 'remove', text: commonTexts.remove },
  { value: 'unlimited', text: texts.makeUnlimited },
] as const;
const REASONS = STOCK_REASONS.map((value) => ({ value, text: stockReasonNames[value] }));

export interface AdjustBoxProps {
  readonly rows: readonly WireInventoryRow[];
  readonly isPending: boolean;
  readonly onAdjust: (wanted: AdjustStockRequest) => void;
  readonly onClose: () => void;
}

/** One adjustment for several variants: all of them or none. */
export function AdjustBox({ rows, isPending, onAdjust, onClose }: AdjustBoxProps) {
  const [kind, setKind] = useState<WireAdjustmentKind>('add');
  const [reason, setReason] = useState<Reason>('received');
  const [quantity, setQuantity] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const parsed = kind === 'unlimited' ? null : parseAdjustment(`=${quantity.trim()}`, 0);
    if (parsed !== null && (!parsed.ok || parsed.value?.kind !== 'set')) {
      setError(inventorySentence(parsed.ok ? { code: 'stockNotWhole' } : parsed.problem));
      return;
    }
    const amount = parsed?.ok === true && parsed.value?.kind === 'set' ? parsed.value.quantity : 0;
    const changes = rows.map(({ variantId }) => ({ variantId, kind, quantity: amount }));
    onAdjust({ changes, reason, note });
  };
  return (
    <DialogBox
      title={texts.adjustStockOfVariants(rows.length)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isPending} onPress={submit}>
            {texts.adjustStock}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <div className={fields.pair}>
          <SelectField label={texts.action} choices={KINDS} value={kind} onChange={setKind} />
          {kind === 'unlimited' ? null : (
            <TextField
              label={texts.quantity}
              inputMode="numeric"
              value={quantity}
              onChange={setQuantity}
              error={error}
              autoFocus
            />
          )}
        </div>
        <SelectField label={commonTexts.reason} choices={REASONS} value={reason} onChange={setReason} />
        <TextField
          label={texts.note}
          value={note}
          onChange={setNote}
          maxLength={500}
          hint={texts.shownInEachVariants}
        />
      </div>
    </DialogBox>
  );
}
