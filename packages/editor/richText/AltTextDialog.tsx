import * as texts from '@quoin/messages/app/altTextDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { DialogBox } from '../parts/dialogs/DialogBox.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import type { PictureQuestion } from './usePictures.ts';

interface AltTextDialogProps {
  readonly asked: PictureQuestion;
  /** Null: not now. */
  readonly onEnd: (asked: PictureQuestion, alt: string | null) => void;
}

/** What a picture shows, for those who can't see it. */
export function AltTextDialog({ asked, onEnd }: AltTextDialogProps) {
  const [alt, setAlt] = useState(asked.alt);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form of the page around must not be sent with it.
    event.stopPropagation();
    onEnd(asked, alt.trim());
  };
  return (
    <DialogBox
      title={texts.addAltText}
      isOpen
      onClose={() => onEnd(asked, null)}
      actions={
        <>
          <Button onPress={() => onEnd(asked, null)}>{texts.skip}</Button>
          <Button look="primary" type="submit" form={form}>
            {commonTexts.done}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={texts.altText}
          value={alt}
          onChange={setAlt}
          maxLength={500}
          autoFocus
          hint={texts.describeTheImageFor}
        />
      </form>
    </DialogBox>
  );
}
