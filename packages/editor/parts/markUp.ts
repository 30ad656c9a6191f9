export type MarkupAct = 'strong' | 'em' | 'h3' | 'ul' | 'ol' | 'a';

export interface MarkedUp {
  readonly text: string;
  /** What to select then. */
  readonly from: number;
  readonly to: number;
}

/** Wraps what is selected; lines become the points of a list. */
export function markUp(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  act: MarkupAct,
): MarkedUp {
  const chosen = text.slice(from, to);
  const inner = act === 'ul' || act === 'ol' ? pointsOf(chosen) : chosen;
  const start = act === 'a' ? '<a href="https://">' : `<${act}>`;
  const whole = `${start}${inner}</${act}>`;
  const next = text.slice(0, from) + whole + text.slice(to);
  // A link wants its address next, everything else its words.
  const caret = act === 'a' ? from + '<a href="https://'.length : from + start.length;
  return { text: next, from: caret, to: act === 'a' ? caret : caret + inner.length };
}

function pointsOf(chosen: string): string {
  const lines = chosen.split('\n').filter((line) => line.trim() !== '');
  return (lines.length === 0 ? [''] : lines).map((line) => `<li>${line.trim()}</li>`).join('');
}
