import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/toasts';
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

interface Note {
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly act?: { readonly text: string; readonly run: () => void };
  readonly link?: NoteLink;
}

/** Where one may go from a note. */
interface NoteLink {
  readonly text: string;
  readonly href: string;
}

/** Long enough to read and to change one's mind. */
const SHOWN_MS = 8_000;

const queue = new ToastQueue<Note>({ maxVisibleToasts: 3 });

/** Keys of notes by their words. */
const shown = new Map<string, string>();

/** Says that something was done, with the way back where there is one. */
export function announce(text: string, undo?: () => void): void {
  const act = undo === undefined ? {} : { act: { text: texts.undo, run: undo } };
  show({ text, tone: 'plain', ...act }, { timeout: SHOWN_MS });
}

/** Says how something was done, with a way to do it otherwise. */
export function announceWithAct(text: string, otherwise: string, run: () => void): void {
  show({ text, tone: 'plain', act: { text: otherwise, run } }, { timeout: SHOWN_MS });
}

/** Says that something was done, and where to see it. */
export function announceWithLink(text: string, link: NoteLink): void {
  show({ text, tone: 'plain', link }, { timeout: SHOWN_MS });
}

/** Says that something was not done, and why; stays until it is closed. */
export function complain(text: string): void {
  show({ text, tone: 'bad' });
}

/** The same words again take the place of the earlier note. */
function show(note: Note, options?: { readonly timeout: number }): void {
  const earlier = shown.get(note.text);
  if (earlier !== undefined) queue.close(earlier);
  shown.set(note.text, queue.add(note, options));
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

/** Where notes appear; once in the app. */
export function Toasts() {
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
