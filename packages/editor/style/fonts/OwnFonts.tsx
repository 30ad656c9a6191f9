import { appFontsPath } from '@quoin/contract/endpoints/content';
import { formatSizeLimit } from '@quoin/domain/formats';
import { extensionOf } from '@quoin/domain/media';
import { OWN_FONT_LIMITS, styleSentence } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/ownFonts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshMedia } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { addFont } from '../../commands/style/addFont.ts';
import { FileButton } from '../../media/FileButton.tsx';
import { FileDrop } from '../../media/FileDrop.tsx';
import { UploadList } from '../../media/UploadList.tsx';
import type { Upload } from '../../media/upload.ts';
import { useQueue } from '../../media/useUploadQueue.ts';
import { useActWorld } from '../../shell/editorContext.ts';
import styles from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';
import { OwnFontBox } from './OwnFontBox.tsx';
import css from './OwnFonts.module.css';
import { readAddedFont } from './readAddedFont.ts';

const ENDINGS = ['woff2', 'woff', 'ttf', 'otf'] as const;

/** Fonts that the owner brings: uploaded, named by what their files say, put right, and deleted. */
export function OwnFonts({ style }: { readonly style: StyleInHand }) {
  const { ownFonts } = style.style;
  const [restricted, setRestricted] = useState<readonly string[]>([]);
  const { queue, upload } = useFontUpload(style, (family) => setRestricted((all) => [...new Set([...all, family])]));
  return (
    <section className={styles.group}>
      <h3>{texts.yourFonts}</h3>
      {ownFonts.map((font) => (
        // By a file, not by its name: who renames it goes on in the same box.
        <OwnFontBox key={font.files.map(({ address }) => address).toSorted()[0]} font={font} style={style} />
      ))}
      {restricted.map((family) => (
        <p key={family} role="alert" className={css.heavy}>
          {texts.theMakersOfDo(family)}
        </p>
      ))}
      <FileDrop hint={texts.dropToUpload} onFiles={upload}>
        <div className={css.place}>
          <FileButton text={texts.uploadFonts} endings={ENDINGS.map((each) => `.${each}`).join(',')} onFiles={upload} />
          <p className={styles.hint}>{texts.woff2WoffTtfOr(formatSizeLimit(OWN_FONT_LIMITS.bytes))}</p>
        </div>
      </FileDrop>
      <UploadList uploads={queue.uploads} list={queue.list} />
    </section>
  );
}

function useFontUpload({ style }: StyleInHand, onRestricted: (family: string) => void) {
  const { identifier } = useSite();
  const client = useQueryClient();
  const world = useActWorld();
  const queue = useQueue({
    pathFor: (name) => `${appFontsPath(identifier)}?${new URLSearchParams({ filename: name })}`,
    refusal: fontRefusal,
    isTaken: (body) => readAddedFont(body) !== null,
    atOnce: 1,
  });
  const keep = ({ answer, id }: Upload) => {
    const added = readAddedFont(answer);
    if (added === null) return;
    refreshMedia(client, identifier);
    if (perform(world, addFont, added)) world.shell.say(texts.fontAdded(added.facts.family));
    if (added.isRestricted) onRestricted(added.facts.family);
    queue.uploads.drop(id);
  };
  const upload = (files: readonly File[]) => {
    const held = style.ownFonts.reduce((sum, { files: own }) => sum + own.length, 0);
    if (held + files.length > OWN_FONT_LIMITS.files) return world.shell.refuse({ code: 'fontTooMany' });
    queue.add(files, (ended) => ended.state === 'done' && keep(ended));
  };
  return { queue, upload };
}

/** Why a file is not even sent; the server looks at its bytes. */
export function fontRefusal({ size }: Blob, fileName: string): string | null {
  if (!(ENDINGS as readonly string[]).includes(extensionOf(fileName)))
    return styleSentence({ code: 'fontUnsupported', values: { fileName } });
  if (size <= OWN_FONT_LIMITS.bytes) return null;
  return styleSentence({ code: 'fontTooLarge', values: { fileName, maxSize: formatSizeLimit(OWN_FONT_LIMITS.bytes) } });
}
