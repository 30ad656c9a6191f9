import { parseEmbed } from '@quoin/domain/media';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { DialogBox } from '../parts/dialogs/DialogBox.tsx';
import { FilmCheck } from '../parts/FilmCheck.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
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
      title="Video or embed"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Insert
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label="URL"
          value={address}
          onChange={setAddress}
          autoFocus
          placeholder="https://vimeo.com/…"
          error={isChecked && embed === null ? 'This URL is not from a supported provider.' : undefined}
          hint="Supports YouTube, Vimeo, Spotify, SoundCloud, OpenStreetMap and others. It loads when visitors click it."
        />
        <FilmCheck url={address} />
      </form>
    </DialogBox>
  );
}
