import css from './Badge.module.css';
import type { BadgeLook } from './badgeLook.ts';

export function Badge({ text, tone, hollow = false }: BadgeLook) {
  return (
    <span className={`${css.badge} ${css[tone]}`}>
      <span className={hollow ? css.ring : css.dot} aria-hidden="true" />
      {text}
    </span>
  );
}
