import type { WireTemplateFinding } from '@quoin/contract/endpoints/content';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import css from './SourceEditor.module.css';
import { lineCount, offsetOf } from './sourcePlace.ts';

export interface SourceEditorHandle {
  /** Puts the cursor there and brings the line into view. */
  goTo(line: number, column: number): void;
}

export interface SourceEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of this file: their lines are marked. */
  readonly findings: readonly WireTemplateFinding[];
  readonly ref: Ref<SourceEditorHandle>;
}

const LINE_HEIGHT = 20;
/** Lines above the one that is gone to. */
const CONTEXT = 5;

/**
 * Edits code in a plain text area, so everything that users know about text areas works. Line numbers are next to it.
 */
export function SourceEditor({ label, value, onChange, findings, ref }: SourceEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const latest = useRef(value);
  latest.current = value;
  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      const place = offsetOf(latest.current, line, column);
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(place, place);
      area.current?.scrollTo({ top: Math.max(0, line - 1 - CONTEXT) * LINE_HEIGHT, left: 0 });
    },
  }));
  const marks = useMemo(() => marksOf(findings), [findings]);
  return (
    <div className={css.editor}>
      <ol ref={gutter} className={css.gutter} aria-hidden="true">
        {Array.from({ length: lineCount(value) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its place
          <li key={index} className={css[marks.get(index + 1) ?? 'plain']}>
            {index + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={area}
        aria-label={label}
        className={css.area}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => gutter.current?.scrollTo({ top: event.currentTarget.scrollTop })}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        maxLength={512 * 1024}
      />
    </div>
  );
}

/** The worst finding of each line. */
function marksOf(findings: readonly WireTemplateFinding[]): ReadonlyMap<number, 'error' | 'warning' | 'info'> {
  const marks = new Map<number, 'error' | 'warning' | 'info'>();
  for (const severity of ['info', 'warning', 'error'] as const) {
    for (const finding of findings) if (finding.severity === severity) marks.set(finding.line, severity);
  }
  return marks;
}
