import * as texts from '@quoin/messages/app/toasts';
import { lazy, Suspense } from 'react';
import type { Note, NoteLink } from './NoteRegion.tsx';

/** Long enough to read and to change one's mind. */
const SHOWN_MS = 8_000;

/** Says that something was done, with the way back where there is one. */
export function announce(text: string, undo?: () => void): void {
  const act = undo === undefined ? {} : { act: { text: texts.undo, run: undo } };
  show({ text, tone: 'plain', timeout: SHOWN_MS, ...act });
}

/** Says how something was done, with a way to do it otherwise. */
export function announceWithAct(text: string, otherwise: string, run: () => void): void {
  show({ text, tone: 'plain', timeout: SHOWN_MS, act: { text: otherwise, run } });
}

/** Says that something was done, and where to see it. */
export function announceWithLink(text: string, link: NoteLink): void {
  show({ text, tone: 'plain', timeout: SHOWN_MS, link });
}

/** Says that something was not done, and why; stays until it is closed. */
export function complain(text: string): void {
  show({ text, tone: 'bad', timeout: null });
}

const loadRegion = () => import('./NoteRegion.tsx');
const NoteRegion = lazy(async () => ({ default: (await loadRegion()).NoteRegion }));

function show(note: Note): void {
  void loadRegion().then(({ showNote }) => showNote(note));
}

/** Where notes appear; once in the app. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <NoteRegion />
    </Suspense>
  );
}
