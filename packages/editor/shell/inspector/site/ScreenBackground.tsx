import { type JsonRecord, type RecordKey, textIn } from '@quoin/domain/document';
import { readScreen } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/screenBackground';
import { useState } from 'react';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { Button } from '../../../parts/Button.tsx';
import { ChoiceRow } from '../../../style/ChoiceRow.tsx';
import { SliderField } from '../../fields/SliderField.tsx';
import css from '../inspector.module.css';
import { OverPicture } from '../OverPicture.tsx';

export interface ScreenBackgroundProps {
  /** The record that the screen is part of. */
  readonly of: RecordKey;
  readonly record: JsonRecord;
  readonly onChange: (background: JsonRecord) => void;
}

/** Behind the words of a screen: a picture of the library, a film with a picture before it, or nothing (ENUM-08). */
export function ScreenBackground({ of: key, record, onChange }: ScreenBackgroundProps) {
  const [picked, setPicked] = useState<'url' | 'poster' | null>(null);
  const source = textIn(record, 'source', 'none') === 'instagram' ? 'none' : textIn(record, 'source', 'none');
  const shown = readScreen('cover-page', { background: record }).background;
  const isFilm = source === 'video';
  const nameOf = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '');
  return (
    <fieldset className={css.plain}>
      <legend>{texts.background}</legend>
      <ChoiceRow
        label={texts.background}
        value={source}
        choices={[
          ['none', texts.none],
          ['upload', commonTexts.image],
          ['video', texts.video],
        ]}
        onChange={(next) => onChange({ ...record, source: next, url: next === source ? textIn(record, 'url') : '' })}
      />
      {source === 'none' ? null : (
        <>
          {shown.url === '' ? null : <p className={css.soft}>{nameOf(shown.url)}</p>}
          <Button onPress={() => setPicked('url')}>
            {shown.url === '' ? texts.select : texts.replace} {isFilm ? texts.video2 : texts.image}
          </Button>
          {isFilm ? (
            <>
              <p className={css.soft}>{texts.playsMutedInA}</p>
              {shown.url === '' || shown.poster !== '' ? null : (
                <p className={css.soft}>{texts.visitorsWithReducedMotion}</p>
              )}
              <Button onPress={() => setPicked('poster')}>
                {shown.poster === '' ? texts.selectPosterImage : texts.replace2(nameOf(shown.poster))}
              </Button>
            </>
          ) : null}
          <SliderField
            label={texts.overlayOpacity}
            value={shown.overlay}
            {...{ min: 0, max: 100, step: 5, unit: '%' }}
            onChange={(overlay) => onChange({ ...record, overlay })}
          />
          <OverPicture of={key} />
        </>
      )}
      <MediaPicker
        isOpen={picked !== null}
        kinds={picked === 'url' && isFilm ? ['video'] : ['image']}
        onClose={() => setPicked(null)}
        onPick={([asset]) => {
          const name = picked ?? 'url';
          setPicked(null);
          // The id says where files are used.
          if (asset !== undefined) onChange({ ...record, [name]: asset.address, [`${name}Id`]: asset.id });
        }}
      />
    </fieldset>
  );
}
