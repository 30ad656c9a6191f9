import { parseEmbed } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/addressDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { DialogBox } from '../parts/dialogs/DialogBox.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { FilmCheck } from '../parts/files/FilmCheck.tsx';
import type { FieldView } from './fieldView.ts';
import { insertBlock } from './insertBlock.ts';
import { filmNode } from './pastedAddress.ts';

interface AddressDialogProps {
  readonly view: FieldView;
  readonly onClose: () => void;
}

/** A film, a song or a map by its address. */
export function AddressDialog({ view, onClose }: AddressDialogProps) {
  const [address, setAddress] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useId();
  const embed = parseEmbed(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setChecked(true);
    if (embed === null) return;
    view.run(insertBlock(filmNode(address.trim())));
    onClose();
  };
  return (
    <DialogBox
      title={texts.videoOrEmbed}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" type="submit" form={form}>
            {texts.insert}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={texts.url}
          value={address}
          onChange={setAddress}
          autoFocus
          placeholder={texts.httpsVimeoCom}
          error={isChecked && embed === null ? texts.thisUrlIsNot : undefined}
          hint={texts.supportsYoutubeVimeoSpotify}
        />
        <FilmCheck url={address} />
      </form>
    </DialogBox>
  );
}
