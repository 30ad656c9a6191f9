import * as texts from '@quoin/messages/app/richTextArea';
import { type CSSProperties, useRef, useState } from 'react';
import { useSite } from '../app/site/site.ts';
import { MediaPicker } from '../media/MediaPicker.tsx';
import { UploadList } from '../media/UploadList.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { AltTextDialog } from './AltTextDialog.tsx';
import { FieldTools } from './FieldTools.tsx';
import { HtmlSource } from './HtmlSource.tsx';
import { LinkBox } from './LinkBox.tsx';
import css from './RichText.module.css';
import type { FieldIds, RichTextFieldProps } from './RichTextField.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import { useFieldView } from './useFieldView.ts';
import { useFullWidth } from './useFullWidth.ts';
import { usePictures } from './usePictures.ts';

export interface RichTextAreaProps extends RichTextFieldProps {
  readonly ids: FieldIds;
  readonly minHeight: string;
}

/** What one opened from the tools of a text. */
export type OpenPart = 'none' | 'link' | 'picture' | 'address';

export function RichTextArea(props: RichTextAreaProps) {
  const { label, value, onChange, ids, minHeight, isReadOnly = false, kept } = props;
  const site = useSite().identifier;
  const root = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<OpenPart>('none');
  const [isSource, setSource] = useState(false);
  const full = useFullWidth(root);
  const pictures = usePictures();
  const { place, view, state, words, slash } = useFieldView({
    ...{ props, site, isSource, full },
    onLink: () => setPart('link'),
    onFiles: pictures.add,
    toolsOf: root,
  });
  pictures.view.current = view;
  const close = () => {
    setPart('none');
    // Dialogs first give the focus back.
    setTimeout(() => view?.focus());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: over the whole window Escape and Tab are answered wherever the focus is
    <div
      ref={root}
      className={css.box}
      data-full={full.isOn || undefined}
      style={{ '--least': minHeight } as CSSProperties}
      onKeyDown={full.onKeyDown}
    >
      {kept === undefined ? null : <UnsavedNotice label={label} kept={kept} value={value} onRestore={onChange} />}
      {isReadOnly ? null : (
        <FieldTools
          {...{ label, ids, view, state, isSource, full, setPart }}
          onSource={() => setSource(!isSource)}
          onAltText={pictures.describe}
        />
      )}
      {part === 'link' && view !== null ? <LinkBox view={view} link={state.text.link} onClose={close} /> : null}
      <UploadList uploads={pictures.queue.uploads} list={pictures.queue.list} />
      {isSource ? (
        <HtmlSource label={label} value={value} onChange={onChange} />
      ) : (
        <div ref={place} id={ids.text} className={css.text} />
      )}
      {slash === null || view === null ? null : <SlashMenu {...{ slash, view, setPart }} root={root} />}
      {isSource ? null : <p className={css.foot}>{texts.words(words)}</p>}
      <MediaPicker
        isOpen={part === 'picture'}
        kinds={['image']}
        onClose={close}
        onPick={([picked]) => picked !== undefined && pictures.insert(picked)}
      />
      {part === 'address' && view !== null ? <AddressDialog view={view} onClose={close} /> : null}
      {pictures.asked === null ? null : (
        <AltTextDialog key={pictures.asked.key} asked={pictures.asked} onEnd={pictures.answered} />
      )}
    </div>
  );
}
