import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import css from './FileDrop.module.css';

export interface FileDropProps {
  /** What is said while files hang over it. */
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts files from the desktop dropped anywhere on it. A button next to it does the same. */
export function FileDrop({ hint, onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  // Each part inside is entered and left, too.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const change = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; a button is the first
    <div
      className={css.place}
      onDragEnter={(event) => hasFiles(event) && change(1)}
      onDragLeave={(event) => hasFiles(event) && change(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? (
        <div className={css.over} aria-hidden="true">
          <span>{hint}</span>
        </div>
      ) : null}
    </div>
  );
}
