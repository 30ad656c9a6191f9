import * as texts from '@quoin/messages/app/savedText';

/** What is said after a save, with what was left out of a text. */
export function savedText(text: string, removed: readonly string[] = []): string {
  if (removed.length === 0) return text;
  const shown = removed.slice(0, MOST_NAMED).join(', ');
  const more = removed.length > MOST_NAMED ? texts.andMore(removed.length - MOST_NAMED) : '';
  return texts.removedUnsupportedHtml(text, shown, more);
}

const MOST_NAMED = 5;
