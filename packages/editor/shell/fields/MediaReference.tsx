import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/mediaReference';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetQuery } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import field from '../../parts/fields/TextField.module.css';
import css from './fields.module.css';
import type { ReferenceFieldProps } from './ReferenceField.tsx';

/** Wide enough for the panel on screens of twice the pixels. */
const SHOWN_WIDTH = '750w';

/** A picture or file of the media library. */
export function MediaReference({ field: { label, to }, value, onChange }: ReferenceFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...assetQuery(useSite().identifier, value), enabled: value !== '', retry: false });
  const asset = value === '' ? undefined : query.data?.asset;
  const isGone = value !== '' && query.isError;
  return (
    <fieldset className={`${field.field} ${css.list}`}>
      <legend>{label}</legend>
      <div className={css.picture}>
        {asset?.kind === 'image' ? <img src={`${asset.url}?format=${SHOWN_WIDTH}`} alt={asset.altText} /> : null}
        {asset === undefined ? null : <span className={css.room}>{asset.name}</span>}
        {isGone ? <span className={field.error}>{texts.thisFileIsNo}</span> : null}
        <div className={css.acts}>
          <Button onPress={() => setOpen(true)}>{value === '' ? texts.choose : texts.replace}</Button>
          {value === '' ? null : (
            <Button look="quiet" onPress={() => onChange('')}>
              {commonTexts.remove}
            </Button>
          )}
        </div>
      </div>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        kinds={[to === 'file' ? 'file' : 'image']}
        onPick={([picked]) => picked !== undefined && onChange(picked.id)}
      />
    </fieldset>
  );
}
