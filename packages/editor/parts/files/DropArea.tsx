import { type DragEvent, type ReactNode, useState } from 'react';
import css from './DropArea.module.css';

/** An area to drop files on. The buttons inside do the same from the keyboard. */
export function DropArea(props: {
  readonly icon: ReactNode;
  readonly onDrop: (dropped: DataTransfer) => void;
  readonly children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    props.onDrop(event.dataTransfer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same from the keyboard
    <div
      className={css.area}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {props.icon}
      {props.children}
    </div>
  );
}
