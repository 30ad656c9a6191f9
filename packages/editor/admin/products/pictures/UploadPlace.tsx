import { RotateCw, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import css from './pictures.module.css';
import type { Uploads } from './useUploads.ts';

interface UploadPlaceProps {
  readonly uploads: Uploads;
  readonly title: string;
  readonly hint: string;
  /** As the browser's file chooser takes it. */
  readonly accept?: string;
}

/** A place to drop files on or to choose them from, and what is on its way. */
export function UploadPlace({ uploads, title, hint, accept }: UploadPlaceProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <div className={css.uploads}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={`${css.place} ${isOver ? css.over : ''}`}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Button onPress={() => input.current?.click()}>
          <UploadIcon aria-hidden="true" /> {title}
        </Button>
        <span className={css.hint}>or drop them here. {hint}</span>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          hidden
          aria-label={title}
          accept={accept}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {uploads.list.length === 0 ? null : (
        <ul className={css.list} aria-label="Uploads">
          {uploads.list.map((upload) => (
            <li key={upload.id} className={css.upload}>
              <span className={css.fileName}>{upload.file.name}</span>
              {upload.state === 'sending' || upload.state === 'waiting' ? (
                <>
                  <progress
                    className={css.progress}
                    value={upload.progress}
                    max={1}
                    aria-label={`Uploading ${upload.file.name}`}
                  />
                  <Button
                    look="quiet"
                    aria-label={`Cancel ${upload.file.name}`}
                    onPress={() => uploads.cancel(upload.id)}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </>
              ) : (
                <>
                  <span className={css.error} role="alert">
                    {upload.error}
                  </span>
                  <Button look="quiet" onPress={() => uploads.retry(upload.id)}>
                    <RotateCw aria-hidden="true" /> Retry
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Remove ${upload.file.name}`}
                    onPress={() => uploads.drop(upload.id)}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
