import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NO_TEXT_STATE } from '../text/textProtocol.ts';
import type { FieldState } from './fieldState.ts';
import { createFieldView, type FieldView } from './fieldView.ts';
import type { RichTextAreaProps } from './RichTextArea.tsx';
import type { FullWidth } from './useFullWidth.ts';

export interface Slash {
  readonly query: string;
  /** In the window. */
  readonly left: number;
  readonly bottom: number;
  /** Who answers the keys while the menu is open. */
  readonly keys: RefObject<((key: string) => boolean) | null>;
  close(): void;
}

interface Setup {
  readonly props: RichTextAreaProps;
  readonly site: string;
  /** The text is shown as HTML instead. */
  readonly isSource: boolean;
  readonly full: FullWidth;
  readonly toolsOf: RefObject<HTMLElement | null>;
  onLink(): void;
  onFiles(files: readonly File[], at: number): void;
}

const NOTHING: FieldState = {
  ...{ text: NO_TEXT_STATE, isInTable: false, picture: null, mayUndo: false, mayRedo: false },
};

/** The editor of a field, from the first drawing to the last. */
export function useFieldView(setup: Setup) {
  const { props, site, isSource } = setup;
  const latest = useRef(setup);
  latest.current = setup;
  const place = useRef<HTMLDivElement>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);
  const [view, setView] = useState<FieldView | null>(null);
  const [state, setState] = useState(NOTHING);
  const [words, setWords] = useState(0);
  const [slash, setSlash] = useState<Slash | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: back from HTML the text is read anew
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const now = () => latest.current;
    const made = createFieldView({
      ...{ place: place.current, site, html: now().props.value },
      attributes: () => attributesOf(now().props),
      isReadOnly: () => now().props.isReadOnly === true,
      onChange: (html) => now().props.onChange(html),
      onState: setState,
      onWords: setWords,
      onSlash: (query, { left, bottom }) =>
        setSlash(query === null ? null : { query, left, bottom, keys, close: () => setSlash(null) }),
      onSlashKey: (key) => keys.current?.(key) ?? false,
      onEscape: () => now().full.leave(),
      onLink: () => now().onLink(),
      onTools: () => now().toolsOf.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
      onFiles: (files, at) => now().onFiles(files, at),
    });
    setView(made);
    const flush = () => made.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      setView(null);
      made.destroy();
    };
  }, [site, isSource]);
  useEffect(() => view?.take(props.value), [view, props.value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what its attributes say
  useEffect(() => view?.refresh(), [view, props.error, props.isReadOnly, props.placeholder, props.ids.about]);
  return { place, view, state, words, slash };
}

function attributesOf({ ids, error, placeholder, isReadOnly = false }: RichTextAreaProps): Record<string, string> {
  return {
    ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': ids.label },
    ...{ spellcheck: 'true', autocapitalize: 'sentences', translate: 'no' },
    ...(ids.about === '' ? {} : { 'aria-describedby': ids.about }),
    ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
    ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    ...(placeholder === undefined ? {} : { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
  };
}
