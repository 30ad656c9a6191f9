import { appStockThresholdPath } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/thresholdBox';
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

/** Sets the quantity at which stock counts as low, and whether the owner is notified. */
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
      announce(texts.lowStockSettingsSaved);
      onClose();
    },
  });
  return (
    <DialogBox
      title={commonTexts.lowStock}
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
        <TextField
          label={texts.lowStockThreshold}
          inputMode="numeric"
          value={text}
          onChange={setText}
          error={save.error?.message}
          hint={texts.variantsWithThisQuantity}
          autoFocus
        />
        <SwitchField isSelected={isOn} onChange={setOn} hint={texts.oneEmailPerVariant}>
          {texts.emailMeWhenStock}
        </SwitchField>
      </div>
    </DialogBox>
  );
}
