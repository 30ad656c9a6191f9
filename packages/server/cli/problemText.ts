import type { TemplateProblem } from '@quoin/rendering/page';

/** Only so much of a long line is shown, with the place in it. */
const WIDEST = 120;
const BEFORE = 60;

/**
 * A problem as people and editors read it: `file:line:column: severity: message`, below it the line of the source and a
 * caret where it begins. Without a source the line alone.
 */
export function problemText(problem: TemplateProblem, source: string | undefined): string {
  const { file, line, column, severity, message } = problem;
  const head = `${file}:${line}:${Math.max(column, 1)}: ${severity}: ${message}`;
  const text = source?.split(/\r?\n/)[line - 1];
  if (text === undefined || text.trim() === '') return head;
  const number = String(line).padStart(5);
  const { shown, caret } = excerpt(text, column);
  const mark = column > 0 ? `\n${' '.repeat(5)} | ${caret}` : '';
  return `${head}\n${number} | ${shown}${mark}`;
}

/** Keeps tabs in front of the caret, so it is below its position in every terminal. */
function excerpt(text: string, column: number): { readonly shown: string; readonly caret: string } {
  const start = text.length > WIDEST ? Math.max(0, column - 1 - BEFORE) : 0;
  const shown = text.slice(start, start + WIDEST);
  return { shown, caret: `${shown.slice(0, column - 1 - start).replace(/[^\t]/g, ' ')}^` };
}

/** `3 files, 1 error, 2 warnings`. */
export function summaryText(files: number, problems: readonly TemplateProblem[]): string {
  const count = (wanted: TemplateProblem['severity']) => problems.filter(({ severity }) => severity === wanted).length;
  return [
    counted(files, 'file'),
    counted(count('error'), 'error'),
    counted(count('warning'), 'warning'),
    ...(count('info') > 0 ? [counted(count('info'), 'note')] : []),
  ].join(', ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function hasErrors(problems: readonly TemplateProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
