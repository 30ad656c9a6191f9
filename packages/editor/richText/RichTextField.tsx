import * as texts from '@quoin/messages/app/richTextField';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import field from '../parts/fields/TextField.module.css';
import css from './RichText.module.css';
import type { KeptText } from './unsavedText.ts';

export interface RichTextFieldProps {
  readonly label: string;
  /** HTML. */
  readonly value: string;
  /** HTML; a moment after it was typed, and at once when the text is left. */
  readonly onChange: (value: string) => void;
  /** Lines it is high to begin with; it grows with its text. */
  readonly rows: number;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  /** Keeps what is typed in this browser until it is stored; left out where the document does that. */
  readonly kept?: KeptText;
}

/** What the parts of the field are called among themselves. */
export interface FieldIds {
  readonly label: string;
  readonly text: string;
  /** Of what describes the text; '' where nothing does. */
  readonly about: string;
}

const RichTextArea = lazy(async () => ({ default: (await import('./RichTextArea.tsx')).RichTextArea }));

/** A text with form, written as visitors see it: the editor of the page in a form. Its code comes when the first one is drawn. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, rows, error, hint } = props;
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const about = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].join(' ').trim();
  const ids = { label: `${id}label`, text: `${id}text`, about };
  return (
    <div className={field.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: labels of form controls lead to them, and so does this one */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text itself is reached by Tab */}
      <span id={ids.label} className={field.label} onClick={() => document.getElementById(ids.text)?.focus()}>
        {label}
      </span>
      <Suspense fallback={<Waiting rows={rows} />}>
        <RichTextArea {...props} ids={ids} minHeight={heightOf(rows)} />
      </Suspense>
      {hint === undefined ? null : (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <p role="status" className={css.waiting} style={{ minHeight: heightOf(rows) }}>
      {texts.loadingTheEditor}
    </p>
  );
}

const [LINE, PADDING] = [24, 22];

function heightOf(rows: number): string {
  return `${rows * LINE + PADDING}px`;
}
