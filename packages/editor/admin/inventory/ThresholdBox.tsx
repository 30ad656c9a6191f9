import { appStockThresholdPath } from '@quoin/contract/endpoints/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/DialogBox.tsx';
import fields from '../../parts/fields.module.css';
import { SwitchField } from '../../parts/SwitchField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { announce } from '../../parts/toasts.tsx';

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
      announce('Low stock saved.');
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
          label="Stock is low at"
          inputMode="numeric"
          value={text}
          onChange={setText}
          error={save.error?.message}
          hint="Variants with that many or fewer available are listed as low: here, among the products and on the home screen. A product can have a number of its own."
          autoFocus
        />
        <SwitchField
          isSelected={isOn}
          onChange={setOn}
          hint="Once for each variant, until it is restocked. To the store’s mail address, else to its owner."
        >
          Mail me when something gets low
        </SwitchField>
      </div>
    </DialogBox>
  );
}
