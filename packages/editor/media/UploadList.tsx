import { uploadWording } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/uploadList';
import { Check, RotateCw, X } from 'lucide-react';
import { percentText } from '../app/formats.ts';
import { Button } from '../parts/Button.tsx';
import css from './UploadList.module.css';
import { canRetry, isUnderWay, type Upload } from './upload.ts';
import type { Uploads } from './uploads.ts';

export interface UploadListProps {
  readonly uploads: Uploads;
  readonly list: readonly Upload[];
}

/** What is on its way, with its progress; what failed says why and can be tried again. */
export function UploadList({ uploads, list }: UploadListProps) {
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  const hasFailed = list.some(({ state }) => state === 'failed' || state === 'refused');
  return (
    <section className={css.box} aria-label={texts.uploads}>
      <header className={css.head}>
        {hasFailed ? <strong className={css.error}>{uploadWording.errorTitle}</strong> : null}
        <span role="status">
          {done === list.length ? texts.filesUploaded(done) : texts.ofUploaded(done, list.length)}
        </span>
        {done === 0 ? null : (
          <Button look="quiet" onPress={uploads.clearDone}>
            {texts.hideUploaded}
          </Button>
        )}
      </header>
      <ul className={css.list}>
        {list.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const { id, name, state } = upload;
  return (
    <li className={css.row}>
      <span className={css.name} title={name}>
        {name}
      </span>
      {isUnderWay(upload) ? <UploadProgress upload={upload} /> : null}
      {state === 'done' ? (
        <span className={css.done}>
          <Check aria-hidden="true" /> {texts.uploaded}
        </span>
      ) : null}
      {upload.error === undefined ? null : (
        <span className={css.error} role="alert">
          {upload.error}
        </span>
      )}
      {canRetry(upload) ? (
        <Button look="quiet" aria-label={`${uploadWording.retry} ${name}`} onPress={() => uploads.retry(id)}>
          <RotateCw aria-hidden="true" /> {uploadWording.retry}
        </Button>
      ) : null}
      {state === 'done' ? null : (
        <Button
          look="quiet"
          aria-label={texts.remove(isUnderWay(upload), name)}
          onPress={() => (isUnderWay(upload) ? uploads.cancel(id) : uploads.drop(id))}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

/** The bar, and in words what it shows. */
export function UploadProgress({ upload }: { readonly upload: Upload }) {
  const { name, state, progress } = upload;
  const words = { waiting: texts.waiting, processing: texts.processing }[state as string] ?? percentText(progress);
  return (
    <>
      <progress
        className={css.progress}
        {...(state === 'processing' ? {} : { value: progress })}
        max={1}
        aria-label={texts.uploading(name)}
      />
      <span className={css.words}>{words}</span>
    </>
  );
}
