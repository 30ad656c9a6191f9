import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/unsavedNotice';
import { useEffect, useRef, useState } from 'react';
import { useMoments, useSite } from '../app/site/site.ts';
import { Button } from '../parts/Button.tsx';
import css from './RichText.module.css';
import { type KeptText, keepUnsaved, readUnsaved, type UnsavedText } from './unsavedText.ts';

interface UnsavedNoticeProps {
  readonly label: string;
  readonly kept: KeptText;
  readonly value: string;
  readonly onRestore: (html: string) => void;
}

/** Keeps a text in this browser until it is stored, and offers what a reload or a crash has left. */
export function UnsavedNotice({ label, kept, value, onRestore }: UnsavedNoticeProps) {
  const { identifier } = useSite();
  const moments = useMoments();
  const name = `${identifier} ${kept.name}`;
  const [left, setLeft] = useState<UnsavedText | null>(() => readUnsaved(localStorage, name, Date.now()));
  const isOffered = left !== null && left.html !== kept.stored && left.html !== value;
  const former = useRef(name);
  useEffect(() => {
    // A record that was new has an id now.
    if (former.current !== name) keepUnsaved(localStorage, former.current, null);
    former.current = name;
    // The offer stays until the user has chosen, or written something else.
    if (value !== kept.stored) keepUnsaved(localStorage, name, { html: value, at: Date.now() });
    else if (!isOffered) keepUnsaved(localStorage, name, null);
  }, [name, value, kept.stored, isOffered]);
  if (!isOffered) return null;
  const restore = () => {
    onRestore(left.html);
    setLeft(null);
  };
  return (
    <div className={css.unsaved} role="status">
      <p>{texts.unsavedTextFoundFrom(moments.short(left.at, Date.now()))}</p>
      <Button aria-label={texts.restoreUnsavedTextOf(label)} onPress={restore}>
        {texts.restoreUnsavedText}
      </Button>
      <Button look="quiet" aria-label={texts.discardUnsavedTextOf(label)} onPress={() => setLeft(null)}>
        {commonTexts.discard}
      </Button>
    </div>
  );
}
