import * as commonTexts from '@quoin/messages/app/common';
import { X } from 'lucide-react';
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Button, buttonLook } from '../Button.tsx';
import css from './toasts.module.css';

export interface Note {
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly act?: { readonly text: string; readonly run: () => void };
  readonly link?: NoteLink;
  /** Milliseconds until it goes by itself; null: only when it is closed. */
  readonly timeout: number | null;
}

/** Where one may go from a note. */
export interface NoteLink {
  readonly text: string;
  readonly href: string;
}

const queue = new ToastQueue<Note>({ maxVisibleToasts: 3 });

/** Keys of notes by their words. */
const shown = new Map<string, string>();

/** The same words again take the place of the earlier note. */
export function showNote(note: Note): void {
  const earlier = shown.get(note.text);
  if (earlier !== undefined) queue.close(earlier);
  shown.set(note.text, queue.add(note, note.timeout === null ? {} : { timeout: note.timeout }));
}

/** Between notes and what gives way to them, and between notes and the window's edge. */
const AROUND_PX = 28;

/** Publishes how much room the notes take up, so that no dialog is under one (DialogBox.module.css). */
function watchRoom(region: HTMLDivElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--notes-room', `${region.offsetHeight + AROUND_PX}px`));
  watch.observe(region);
  return () => {
    watch.disconnect();
    style.removeProperty('--notes-room');
  };
}

export function NoteRegion() {
  return (
    <ToastRegion ref={watchRoom} queue={queue} className={css.region ?? ''}>
      {({ toast }) => (
        <Toast toast={toast} className={`${css.toast} ${css[toast.content.tone]}`}>
          <ToastContent className={css.content ?? ''}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.act === undefined ? null : (
            <Button
              look="quiet"
              onPress={() => {
                toast.content.act?.run();
                queue.close(toast.key);
              }}
            >
              {toast.content.act.text}
            </Button>
          )}
          {toast.content.link === undefined ? null : (
            <a href={toast.content.link.href} target="_blank" rel="noreferrer" className={buttonLook('quiet')}>
              {toast.content.link.text}
            </a>
          )}
          <AriaButton slot="close" aria-label={commonTexts.close} className={css.close ?? ''}>
            <X aria-hidden="true" />
          </AriaButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
