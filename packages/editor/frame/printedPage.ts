import type { Box } from '@quoin/domain/layout';
import { isObject, isText, listOf, readBox } from './reading/reading.ts';

/** What a theme has printed of a page, as plain data: elements and the words between them. */
export interface PrintedElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (PrintedElement | string)[];
  /** What it and the words right in it come from, as `formatBinding` writes it. */
  readonly from: readonly string[];
  /** The query whose entries are printed here, as the renderer asked it; '' for none. */
  readonly query: string;
  /** Number of its elements in the first row. */
  readonly across: number;
  /** Position from the page's corner. */
  readonly box: Box;
}

/** More than any page of a theme prints, so that a page's own script can cost no more. */
const LIMITS = { elements: 6000, depth: 60, text: 20_000, attributes: 40 } as const;

/** Of a page that may run its owner's scripts: nothing but elements, attributes and words is believed. */
export function readPrinted(value: unknown, left = { elements: LIMITS.elements }, depth = 0): PrintedElement | null {
  left.elements -= 1;
  if (!isObject(value) || !isText(value.tag) || !NAME.test(value.tag)) return null;
  if (left.elements < 0 || depth > LIMITS.depth) return null;
  const attributes = isObject(value.attributes) ? Object.entries(value.attributes) : [];
  const children = listOf(value.children).flatMap((child) => {
    const read = isText(child) ? child.slice(0, LIMITS.text) : readPrinted(child, left, depth + 1);
    return read === null ? [] : [read];
  });
  return {
    ...{ tag: value.tag, children, query: isText(value.query) ? value.query.slice(0, LIMITS.text) : '' },
    attributes: Object.fromEntries(attributes.slice(0, LIMITS.attributes).filter(isAttribute)),
    from: listOf(value.from).filter(isText),
    across: Number.isInteger(value.across) ? Number(value.across) : 0,
    box: readBox(value.box) ?? NO_BOX,
  };
}

const NO_BOX: Box = { left: 0, top: 0, width: 0, height: 0 };
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

function isAttribute(entry: readonly [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return /^[a-z][\w:-]{0,60}$/i.test(name) && !/^on/i.test(name) && isText(value) && value.length <= LIMITS.text;
}
