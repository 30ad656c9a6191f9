import { oneLine } from './oneLine.ts';
import type { orderMailData } from './orderMailData.ts';

type Data = ReturnType<typeof orderMailData>;

/** The same facts without HTML. Plain joining: nothing of an order is ever read as a template (SC-22). */
export function orderMailText({ order, site, words, facts, statusUrl }: Data): string {
  const lines = order.lines.flatMap((line) => [
    `${withNote(line.title, line.variantText)}: ${line.totalText}`,
    `  ${line.quantityText}${line.eachText === '' ? '' : ` · ${line.eachText}`}`,
  ]);
  const parts: readonly (readonly string[])[] = [
    [words.heading, `${words.number} · ${order.placedOn}`],
    [words.next],
    [words.statusLink, statusUrl],
    [words.lines, ...lines],
    order.totals.map((row) => `${withNote(row.label, row.note)}: ${row.text}`),
    ...facts.map((fact) => [fact.label, ...fact.lines]),
    [site.title, site.url, site.contactEmail === '' ? '' : `${words.questions} ${site.contactEmail}`],
  ];
  return `${parts.map(paragraph).join('\n\n')}\n`;
}

function withNote(text: string, note: string): string {
  return note === '' ? text : `${text} (${note})`;
}

/** The indent of a line is ours; what stands in it can't start another. */
function paragraph(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) => `${line.startsWith('  ') ? '  ' : ''}${oneLine(line)}`)
    .join('\n');
}
