import { oneLine } from '../oneLine.ts';
import type { orderMailData } from './orderMailData.ts';

type Data = ReturnType<typeof orderMailData>;

/** A line below the other, an empty one between paragraphs. What an order says is data here, never a template (SC-22). */
export const ORDER_MAIL_TEXT_TEMPLATE = `{.repeated section paragraphs}{.repeated section lines}{@}{.alternates with}
{.end}{.alternates with}

{.end}
`;

/** The same facts without HTML: what the template above prints. */
export function orderMailParagraphs({ order, site, words, facts, statusUrl, filesUrl }: Data) {
  const lines = order.lines.flatMap((line) => [
    `${withNote(line.title, line.variantText)}: ${line.totalText}`,
    `  ${line.quantityText}${line.eachText === '' ? '' : ` · ${line.eachText}`}`,
  ]);
  const parts: readonly (readonly string[])[] = [
    [words.heading, `${words.number} · ${order.placedOn}`],
    [words.next, order.renewalText],
    ...(order.files.length === 0 ? [] : [[words.files, ...order.files, filesUrl]]),
    [words.statusLink, statusUrl],
    [words.lines, ...lines],
    order.totals.map((row) => `${withNote(row.label, row.note)}: ${row.text}`),
    ...facts.map((fact) => [fact.label, ...fact.lines]),
    [site.title, site.url, site.contactEmail === '' ? '' : `${words.questions} ${site.contactEmail}`],
  ];
  return parts.map((part) => ({ lines: paragraph(part) }));
}

function withNote(text: string, note: string): string {
  return note === '' ? text : `${text} (${note})`;
}

/** Keeps the built-in indent of a line. The line's content can't start another. */
function paragraph(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '').map((line) => `${line.startsWith('  ') ? '  ' : ''}${oneLine(line)}`);
}
