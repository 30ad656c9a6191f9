import { contrastReport } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/contrastMark';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './ColorField.module.css';

/** How readable two colours are together, in a number and in words (ED-39). */
export function ContrastMark({ color, against }: { readonly color: string; readonly against: string }) {
  const { ratio, isText, isLarge } = contrastReport(color, against);
  return (
    <RatioMark ratio={ratio} level={isText ? 'text' : isLarge ? 'large' : 'poor'}>
      {isText ? texts.goodContrast : isLarge ? texts.largeTextOnly : texts.lowContrast}
    </RatioMark>
  );
}

interface RatioMarkProps {
  readonly ratio: number;
  readonly level: 'text' | 'large' | 'poor';
  readonly children: ReactNode;
}

export function RatioMark({ ratio, level, children }: RatioMarkProps) {
  return (
    <span className={css.contrast} data-level={level}>
      {level === 'text' ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {/* Rounded down: 4.49 must not read as 4.5. */}
      {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1 · {children}
    </span>
  );
}
