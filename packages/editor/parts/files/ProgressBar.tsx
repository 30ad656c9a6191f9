import { percentText } from '../../app/formats.ts';
import css from './ProgressBar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How far something is that takes a while: the words, the bar, the share. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const percent = max === 0 ? 0 : Math.min(100, Math.round((value / max) * 100));
  return (
    <div className={css.progress}>
      <span className={css.line}>
        <span>{label}</span>
        <span>{percentText(percent / 100)}</span>
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={css.bar}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
