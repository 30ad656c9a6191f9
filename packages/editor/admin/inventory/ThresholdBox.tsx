import { appStockThresholdPath } from '@quoin/contract/endpoints/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

interface ThresholdBoxProps {
  readonly threshold: number;
  readonly isMailed: boolean;
  readonly onClose: () => void;
}

/** From how many on stock counts as low, and whether the owner is told of it. */
export function ThresholdBox({ threshold, isMailed, onClose }: ThresholdBoxProps) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const [text, setText] = useState(String(threshold));
  const [isOn, setOn] = useState(isMailed);
  const save = useMutation({
    mutationFn: () =>
      act('PUT', appStockThresholdPath(identifier), {
        threshold: text.trim() === '' ? -1 : Number(text),
        isMailed: isOn,
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['site', identifier] });
      announce('Low stock settings saved.');
      onClose();
    },
  });
  return (
    <DialogBox
      title="Low stock"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={save.isPending} onPress={() => save.mutate()}>
            Save
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label="Low stock threshold"
          inputMode="numeric"
          value={text}
          onChange={setText}
          error={save.error?.message}
          hint="Variants with this quantity or less are marked as low stock. You can override it for each product."
          autoFocus
        />
        <SwitchField
          isSelected={isOn}
          onChange={setOn}
          hint="One email per variant until it is restocked, sent to the store’s email address or the owner."
        >
          Email me when stock is low
        </SwitchField>
      </div>
    </DialogBox>
  );
}
