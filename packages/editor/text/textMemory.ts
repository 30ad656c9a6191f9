import type { Node } from 'prosemirror-model';
import { type ReadMarkup, readInBrowser } from './markup.ts';
import { readHtml } from './readHtml.ts';
import { writeHtml } from './writeHtml.ts';

/** Texts of one session, by their HTML: what was typed comes back exactly, spaces at ends included. */
export interface TextMemory {
  readonly doc: Node;
  /** As it was written, where nothing has changed. */
  htmlOf(doc: Node): string;
  docOf(html: string): Node;
}

/** More than anybody takes back without a pause. */
const MOST = 400;

export function createTextMemory(html: string, read: ReadMarkup = readInBrowser): TextMemory {
  const doc = readHtml(html, read);
  const known = new Map<string, Node>();
  return {
    doc,
    htmlOf(now) {
      if (now.eq(doc)) return html;
      const written = writeHtml(now);
      known.set(written, now);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return written;
    },
    docOf: (wanted) => (wanted === html ? doc : (known.get(wanted) ?? readHtml(wanted, read))),
  };
}
