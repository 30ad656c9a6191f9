import type { WireExcerpt, WireProblemSeverity } from '@quoin/contract/endpoints/content';
import css from './code.module.css';

export interface CodeExcerptProps {
  readonly excerpt: WireExcerpt;
  readonly line: number;
  /** From 1; 0 where only the line is known. */
  readonly column: number;
  readonly severity: WireProblemSeverity;
  /** Names the code for screen readers. */
  readonly label: string;
}

/** Some lines of a file, the one at fault marked, a caret below the character. */
export function CodeExcerpt({ excerpt, line, column, severity, label }: CodeExcerptProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={css.excerpt} aria-label={label} tabIndex={0}>
      <ol start={excerpt.firstLine} className={css.lines}>
        {excerpt.lines.map((text, index) => {
          const number = excerpt.firstLine + index;
          const isHere = number === line;
          return (
            <li key={number} className={isHere ? `${css.line} ${css.here} ${css[severity]}` : css.line}>
              <span className={css.number} aria-hidden="true">
                {number}
              </span>
              <code className={css.text}>
                {text === '' ? ' ' : text}
                {isHere && column > 0 ? (
                  <span className={css.caret} aria-hidden="true">
                    {`${indentTo(text, column)}^`}
                  </span>
                ) : null}
              </code>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Returns whitespace as wide as the text before the column. Keeps tabs. */
function indentTo(text: string, column: number): string {
  return text.slice(0, column - 1).replace(/[^\t]/g, ' ');
}
