import * as texts from '@quoin/messages/app/assetField';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetQuery } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import type { PickedAsset } from '../../media/pickedAsset.ts';
import { Button } from '../../parts/Button.tsx';
import field from '../../parts/fields/TextField.module.css';
import css from './fields.module.css';

/** Wide enough for the panel on screens of twice the pixels. */
const SHOWN_WIDTH = '750w';

export interface AssetFieldProps {
  readonly label: string;
  readonly kind: 'image' | 'file';
  /** Of the asset; '' for none. */
  readonly id: string;
  readonly hint?: string;
  readonly onPick: (asset: PickedAsset | null) => void;
}

/** A picture or file of the media library. */
export function AssetField({ label, kind, id, hint, onPick }: AssetFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...assetQuery(useSite().identifier, id), enabled: id !== '', retry: false });
  const asset = id === '' ? undefined : query.data?.asset;
  const isGone = id !== '' && query.isError;
  return (
    <fieldset className={`${field.field} ${css.list}`}>
      <legend>{label}</legend>
      {hint === undefined ? null : <p className={field.hint}>{hint}</p>}
      <div className={css.picture}>
        {asset?.kind === 'image' ? <img src={`${asset.url}?format=${SHOWN_WIDTH}`} alt={asset.altText} /> : null}
        {asset === undefined ? null : <span className={css.room}>{asset.name}</span>}
        {isGone ? <span className={field.error}>{texts.thisFileIsNo}</span> : null}
        <div className={css.acts}>
          <Button onPress={() => setOpen(true)}>{id === '' ? texts.choose : texts.replace}</Button>
          {id === '' ? null : (
            <Button look="quiet" onPress={() => onPick(null)}>
              {commonTexts.remove}
            </Button>
          )}
        </div>
      </div>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        kinds={[kind]}
        onPick={([picked]) => {
          setOpen(false);
          if (picked !== undefined) onPick(picked);
        }}
      />
    </fieldset>
  );
}
