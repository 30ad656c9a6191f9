import { parseTag } from './tag.ts';
import type { Token } from './tree.ts';

/** Receives what the scanner finds, in source order. */
export interface TokenSink {
  text(text: string): void;
  /** `end` is just behind the tag's closing brace. */
  token(token: Token, start: number, end: number): void;
  /** A pair of braces that is no tag; its text was already announced as text. */
  notATag(open: number, close: number): void;
  openComment(open: number): void;
}

/** Source → tokens, in one pass: every `{` and every `}` is looked at once, whatever the input. */
export function scan(source: string, sink: TokenSink): void {
  let textStart = 0;
  let open = source.indexOf('{');
  let close = -1;
  // A long comment begins only where text goes before it, not at a brace inside an unfinished tag.
  let isRestarted = false;
  while (open !== -1) {
    if (!isRestarted && source.startsWith('##', open + 1)) {
      if (open > textStart) sink.text(source.slice(textStart, open));
      const stop = source.indexOf('##}', open + 3);
      if (stop === -1) {
        sink.openComment(open);
        return;
      }
      textStart = stop + 3;
      open = source.indexOf('{', textStart);
      continue;
    }
    const next = source.indexOf('{', open + 1);
    if (close < open) close = source.indexOf('}', open + 1);
    if (close === -1) close = Number.POSITIVE_INFINITY;
    if (next !== -1 && next < close) {
      open = next;
      isRestarted = true;
      continue;
    }
    isRestarted = false;
    if (close === Number.POSITIVE_INFINITY) break;
    const token = parseTag(source, open, close);
    if (token === undefined) {
      sink.notATag(open, close);
    } else {
      if (open > textStart) sink.text(source.slice(textStart, open));
      sink.token(token, open, close + 1);
      textStart = close + 1;
    }
    open = next;
  }
  if (textStart < source.length) sink.text(source.slice(textStart));
}
