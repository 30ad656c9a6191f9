import css from './Badge.module.css';

export type BadgeTone = 'good' | 'warn' | 'bad' | 'note' | 'plain';

/** A state in a word; the colour repeats what the word says. `hollow` marks something still to come. */
export interface BadgeLook {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly hollow?: boolean;
}

export function Badge({ text, tone, hollow = false }: BadgeLook) {
  return (
    <span className={`${css.badge} ${css[tone]}`}>
      <span className={hollow ? css.ring : css.dot} aria-hidden="true" />
      {text}
    </span>
  );
}
