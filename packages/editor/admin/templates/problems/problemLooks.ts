import type { WireFileProblems, WireProblemSeverity } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/problemLooks';
import type { BadgeLook } from '../../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireProblemSeverity, BadgeLook>> = {
  error: { text: texts.error, tone: 'bad' },
  warning: { text: texts.warning, tone: 'warn' },
  info: { text: texts.note, tone: 'note' },
};

export function severityBadge(severity: WireProblemSeverity): BadgeLook {
  return LOOKS[severity];
}

/** `2 errors, 1 warning`; '' for none at all. */
export function countsText({ errors, warnings, notes }: Omit<WireFileProblems, 'file'>): string {
  const parts = [
    errors === 0 ? '' : texts.errors(errors),
    warnings === 0 ? '' : texts.warnings(warnings),
    notes === 0 ? '' : texts.notes(notes),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** `Line 12, column 3`. */
export function placeText({ line, column }: { readonly line: number; readonly column: number }): string {
  return column > 0 ? texts.lineColumn(line, column) : texts.line(line);
}

/** The sentences of the language begin with a kind (`SyntaxError:`), which the badge says already. */
export function plainMessage(message: string): string {
  return message.replace(/^(?:Syntax|Runtime|Limit)Error: /, '');
}
