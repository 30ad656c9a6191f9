import type { AdjustStockRequest, WireAdjustmentKind, WireInventoryRow } from '@quoin/contract/endpoints/store';
import { inventorySentence, parseAdjustment, STOCK_REASONS, stockReasonNames } from '@quoin/domain/catalog';
import { useState } from 'react';
import { counted } from '../../app/formats.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

type Reason = (typeof STOCK_REASONS)[number];

const KINDS = [
  { value: 'set', text: 'Set to' },
  { value: 'add', text: 'Add' },
  { value: 'remove', text: 'Remove' },
  { value: 'unlimited', text: 'Make unlimited' },
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
      title={`Adjust stock of ${counted(rows.length, 'variant', 'variants')}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={isPending} onPress={submit}>
            Adjust stock
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <div className={fields.pair}>
          <SelectField label="Action" choices={KINDS} value={kind} onChange={setKind} />
          {kind === 'unlimited' ? null : (
            <TextField
              label="Quantity"
              inputMode="numeric"
              value={quantity}
              onChange={setQuantity}
              error={error}
              autoFocus
            />
          )}
        </div>
        <SelectField label="Reason" choices={REASONS} value={reason} onChange={setReason} />
        <TextField
          label="Note"
          value={note}
          onChange={setNote}
          maxLength={500}
          hint="Shown in each variant’s history."
        />
      </div>
    </DialogBox>
  );
}
