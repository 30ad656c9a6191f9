import { Fragment, type ReactNode } from 'react';

/** Around the number of a part; no text of people has it. */
const MARK = '\u0000';

/** A sentence of the catalogue with elements in the places of its arguments. */
export function withParts(sentence: (...marks: string[]) => string, ...parts: readonly ReactNode[]): ReactNode {
  const marked = sentence(...parts.map((_, index) => `${MARK}${index}${MARK}`));
  return marked.split(MARK).map((piece, at) => {
    const isPart = at % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    return <Fragment key={at}>{isPart ? parts[Number(piece)] : piece}</Fragment>;
  });
}
