import { type JsonRecord, type RecordKey, textIn } from '@quoin/domain/document';
import { readScreen } from '@quoin/domain/site';
import { useState } from 'react';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { ChoiceRow } from '../../style/ChoiceRow.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import css from './inspector.module.css';
import { OverPicture } from './OverPicture.tsx';

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
      <legend>Behind it</legend>
      <ChoiceRow
        label="Background"
        value={source}
        choices={[
          ['none', 'Nothing'],
          ['upload', 'Picture'],
          ['video', 'Film'],
        ]}
        onChange={(next) => onChange({ ...record, source: next, url: next === source ? textIn(record, 'url') : '' })}
      />
      {source === 'none' ? null : (
        <>
          {shown.url === '' ? null : <p className={css.soft}>{nameOf(shown.url)}</p>}
          <Button onPress={() => setPicked('url')}>
            {shown.url === '' ? 'Choose' : 'Replace'} the {isFilm ? 'film' : 'picture'}
          </Button>
          {isFilm ? (
            <>
              <p className={css.soft}>It plays without sound, over and over. Visitors can stop it.</p>
              {shown.url === '' || shown.poster !== '' ? null : (
                <p className={css.soft}>
                  The picture before it is all that those see who want nothing to move, or save data.
                </p>
              )}
              <Button onPress={() => setPicked('poster')}>
                {shown.poster === '' ? 'Choose a picture before it' : `Replace ${nameOf(shown.poster)}`}
              </Button>
            </>
          ) : null}
          <SliderField
            label="Colour over it"
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
