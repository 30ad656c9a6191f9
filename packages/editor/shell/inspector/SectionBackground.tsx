import { type JsonRecord, numberIn, recordIn, recordKey, textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/sectionBackground';
import { useMemo, useState } from 'react';
import { perform } from '../../commands/acts/acting.ts';
import { createPreview } from '../../commands/acts/previewing.ts';
import { changeSection } from '../../commands/sections/changeSection.ts';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { ChoiceRow } from '../../style/ChoiceRow.tsx';
import { useActWorld, useRecord } from '../editorContext.ts';
import { MediaReference } from '../fields/MediaReference.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import css from './inspector.module.css';
import { OverPicture } from './OverPicture.tsx';

const PICTURE = { kind: 'reference', label: commonTexts.image, to: 'image' } as const;
const STILL = { ...PICTURE, label: texts.posterImage } as const;
const KINDS = [
  ['none', texts.none],
  ['image', commonTexts.image],
  ['video', texts.video],
] as const;
/** Text over a moving background is readable if some of the ground is between them. Same value as on screens. */
const OVER_FILM = { overlay: 40 } as const;
type Kind = (typeof KINDS)[number][0];

/**
 * The background of a section: an image, a video with a poster image, or nothing, and how much of the ground covers it.
 */
export function SectionBackground({ id }: { readonly id: string }) {
  const world = useActWorld();
  const preview = useMemo(() => createPreview(world.editor), [world]);
  const background = recordIn(useRecord(recordKey('section', id)) ?? {}, 'background');
  const kind = KINDS.find(([each]) => each === background.kind)?.[0] ?? 'none';
  const changes = (value: JsonRecord) => ({ id, changes: [{ path: ['background'], value }] });
  const set = (value: JsonRecord) => {
    preview.end();
    perform(world, changeSection, changes(value), `section ${id} background`);
  };
  const isShown = textIn(background, kind === 'video' ? 'film' : 'imageId') !== '';
  return (
    <>
      {/* What was chosen stays known: who comes back to film has the film. */}
      <ChoiceRow
        label={texts.background}
        value={kind}
        choices={KINDS}
        onChange={(next: Kind) => set({ ...(next === 'video' ? OVER_FILM : {}), ...background, kind: next })}
      />
      {kind === 'video' ? <FilmField background={background} onChange={set} /> : null}
      {kind === 'none' ? null : (
        <MediaReference
          field={kind === 'video' ? STILL : PICTURE}
          value={textIn(background, 'imageId')}
          onChange={(imageId) => set({ ...background, imageId })}
        />
      )}
      {kind === 'none' || !isShown ? null : (
        <SliderField
          label={texts.overlayOpacity}
          value={numberIn(background, 'overlay')}
          {...{ min: 0, max: 100, step: 5, unit: '%' }}
          onChange={(overlay) => set({ ...background, overlay })}
          onPreview={(overlay) => preview.show(changeSection, changes({ ...background, overlay }))}
        />
      )}
      {kind === 'none' ? null : <OverPicture of={recordKey('section', id)} />}
    </>
  );
}

interface FilmFieldProps {
  readonly background: JsonRecord;
  readonly onChange: (background: JsonRecord) => void;
}

/** A film of the library. What it does, and who sees the picture instead, is said where it is chosen. */
function FilmField({ background, onChange }: FilmFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const film = textIn(background, 'film');
  return (
    <>
      {film === '' ? null : <p className={css.soft}>{decodeURIComponent(film.split('/').at(-1) ?? '')}</p>}
      <Button onPress={() => setOpen(true)}>{film === '' ? texts.selectVideo : texts.replaceVideo}</Button>
      <p className={css.soft}>{textIn(background, 'imageId') === '' ? texts.playsMutedInA : texts.playsMutedInALoop}</p>
      <MediaPicker
        isOpen={isOpen}
        kinds={['video']}
        onClose={() => setOpen(false)}
        onPick={([asset]) => {
          setOpen(false);
          // The id says where files are used.
          if (asset !== undefined) onChange({ ...background, film: asset.address, filmId: asset.id });
        }}
      />
    </>
  );
}
