import type { WireFileProblems, WireProblemSeverity } from '@quoin/contract/endpoints/content';
import { counted } from '../../../app/formats.ts';
import type { BadgeLook } from '../../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireProblemSeverity, BadgeLook>> = {
  error: { text: 'Error', tone: 'bad' },
  warning: { text: 'Warning', tone: 'warn' },
  info: { text: 'Note', tone: 'note' },
};

export function severityBadge(severity: WireProblemSeverity): BadgeLook {
  return LOOKS[severity];
}

/** `2 errors, 1 warning`; '' for none at all. */
export function countsText({ errors, warnings, notes }: Omit<WireFileProblems, 'file'>): string {
  const parts = [
    errors === 0 ? '' : counted(errors, 'error', 'errors'),
    warnings === 0 ? '' : counted(warnings, 'warning', 'warnings'),
    notes === 0 ? '' : counted(notes, 'note', 'notes'),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** `Line 12, column 3`. */
export function placeText({ line, column }: { readonly line: number; readonly column: number }): string {
  return column > 0 ? `Line ${line}, column ${column}` : `Line ${line}`;
}

/** The sentences of the language begin with a kind (`SyntaxError:`), which the badge says already. */
export function plainMessage(message: string): string {
  return message.replace(/^(?:Syntax|Runtime|Limit)Error: /, '');
}
