import { Fragment, type Node, Slice } from 'prosemirror-model';
import { textSchema } from './schema.ts';

const { nodes } = textSchema;

/** Plain words as they were written: blank lines part paragraphs, single line ends stay line ends. */
export function plainSlice(text: string): Slice {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => nodes.paragraph.create(null, linesOf(paragraph)));
  const content = Fragment.from(paragraphs);
  return new Slice(content, 1, 1);
}

function linesOf(paragraph: string): readonly Node[] {
  return paragraph
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [nodes.lineBreak.create()]),
      ...(line === '' ? [] : [textSchema.text(line)]),
    ]);
}
