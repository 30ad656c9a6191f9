import type { MediaKind } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/uploadPlace';
import { FileButton } from './FileButton.tsx';
import { FileDrop } from './FileDrop.tsx';
import { UploadList } from './UploadList.tsx';
import css from './UploadPlace.module.css';
import type { UploadQueue } from './useUploadQueue.ts';

export interface UploadPlaceProps {
  readonly queue: Pick<UploadQueue, 'uploads' | 'list'>;
  readonly title: string;
  readonly hint: string;
  /** What the file chooser offers; anything unless given. */
  readonly kinds?: readonly MediaKind[];
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place of a form to drop files on or to choose them from, and what is on its way. */
export function UploadPlace({ queue, title, hint, kinds, isMultiple = true, onFiles }: UploadPlaceProps) {
  return (
    <div className={css.uploads}>
      <FileDrop hint={texts.dropToUpload} onFiles={(files) => onFiles(isMultiple ? files : files.slice(0, 1))}>
        <div className={css.place}>
          <FileButton
            text={title}
            {...(kinds === undefined ? {} : { kinds })}
            isMultiple={isMultiple}
            onFiles={onFiles}
          />
          <span className={css.hint}>{texts.orDropItHere(isMultiple, hint)}</span>
        </div>
      </FileDrop>
      <UploadList uploads={queue.uploads} list={queue.list} />
    </div>
  );
}
