import type { Node } from 'prosemirror-model';

const COUNTED = new WeakMap<Node, number>();
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
/** Scripts that put no space between words: each sign counts, as word processors do. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words of a text; of blocks that were counted before nothing is looked at again. */
export function wordCount(doc: Node): number {
  let count = 0;
  doc.forEach((block) => {
    const words = COUNTED.get(block) ?? wordsIn(block.textBetween(0, block.content.size, ' ', ' '));
    COUNTED.set(block, words);
    count += words;
  });
  return count;
}

function wordsIn(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0;
  return signs + (text.replace(SIGN, ' ').match(WORD)?.length ?? 0);
}
