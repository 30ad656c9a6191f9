import { type AppImageResponse, appImagePath, type WireAppImage } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pictureDialog';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { FocalPointField } from '../../../parts/fields/FocalPointField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from './pictures.module.css';

interface PictureDialogProps {
  readonly image: WireAppImage;
  readonly onClose: () => void;
  readonly onSaved: (image: WireAppImage) => void;
}

/** What a picture shows in words, and what of it stays in sight where it is cut. The same wherever it is used. */
export function PictureDialog({ image, onClose, onSaved }: PictureDialogProps) {
  const site = useSite();
  const [altText, setAltText] = useState(image.altText);
  const [point, setPoint] = useState(image.focalPoint);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const path = appImagePath(site.identifier, image.id);
      const { image: saved } = await act<AppImageResponse>('PUT', path, { altText, focalPoint: point });
      announce(texts.imageSaved);
      onSaved(saved);
    } catch (fault) {
      setError((fault as Error).message);
      setSaving(false);
    }
  };
  return (
    <DialogBox
      title={commonTexts.image}
      look="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isSaving} onPress={() => void save()}>
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <FocalPointField image={image} point={point} onPoint={setPoint} />
        <TextField
          label={texts.altText}
          rows={3}
          value={altText}
          onChange={setAltText}
          error={error}
          hint={texts.describeTheImageFor}
        />
      </div>
    </DialogBox>
  );
}
