import type { WireAsset } from '@quoin/contract/endpoints/content';
import { MEDIA_LIMITS } from '@quoin/domain/media';
import * as ownTexts from '@quoin/messages/app/altTextSheet';
import * as commonTexts from '@quoin/messages/app/common';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './MediaScreen.module.css';

export interface AltTextSheetProps {
  readonly assets: readonly WireAsset[];
  readonly onClose: () => void;
  readonly onSave: (texts: ReadonlyMap<string, string>) => Promise<void>;
}

/** Lists many pictures with their alt texts next to them. */
export function AltTextSheet({ assets, onClose, onSave }: AltTextSheetProps) {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(
    () => new Map(assets.map((each) => [each.id, each.altText])),
  );
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave(texts);
    setSaving(false);
  };
  return (
    <DialogBox
      title={ownTexts.altTextForImages(assets.length)}
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
      <p className={css.hint}>{ownTexts.describeEachImageFor}</p>
      <ul className={css.sheet}>
        {assets.map((asset) => (
          <li key={asset.id} className={css.sheetRow}>
            <img src={`${asset.url}?format=300w`} alt="" loading="lazy" />
            <TextField
              label={asset.name}
              rows={2}
              maxLength={MEDIA_LIMITS.altText}
              value={texts.get(asset.id) ?? ''}
              onChange={(text) => setTexts(new Map([...texts, [asset.id, text]]))}
            />
          </li>
        ))}
      </ul>
    </DialogBox>
  );
}
