import { contrastReport } from '@quoin/domain/styles';
import { Check, TriangleAlert } from 'lucide-react';
import css from './ColorField.module.css';

/** How readable two colours are together, in a number and in words (ED-39). */
export function ContrastMark({ color, against }: { readonly color: string; readonly against: string }) {
  const { ratio, isText, isLarge } = contrastReport(color, against);
  const text = isText ? 'Good for text' : isLarge ? 'For large text only' : 'Hard to read';
  return (
    <span className={css.contrast} data-level={isText ? 'text' : isLarge ? 'large' : 'poor'}>
      {isText ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {/* Rounded down: 4.49 must not read as 4.5. */}
      {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1 · {text}
    </span>
  );
}
