import { type Box, boxAround } from '@quoin/domain/layout';
import type { PrintedElement } from '../../../frame/printedPage.ts';
import { blockOfPrinted, codeBlock, isNothing, type PrintedBlock } from './blockOfPrinted.ts';
import { type PrintedPlace, placesOfPrinted } from './placesOfPrinted.ts';
import { classesOf } from './printedMarkup.ts';

/** A section that shows a piece of what a theme has printed: its blocks one below the other. */
export interface PrintedSection {
  /** Of the theme, on the section's grid. */
  readonly classes: string;
  readonly blocks: readonly PlacedBlock[];
}

export interface PlacedBlock extends PrintedBlock {
  readonly place: PrintedPlace;
}

/** More markup than a code block holds. */
const LONGEST = 50_000;

/**
 * Returns what a theme printed as sections and blocks. Texts, images, buttons and lists of entries become separate
 * blocks. Everything else stays markup in its place. Returns null if the result is only markup or too much.
 */
export function sectionsOfPrinted(root: PrintedElement): readonly PrintedSection[] | null {
  const sections = joined(partsOf(root), isPlainText).map((parts) =>
    parts.length > 1 ? { classes: '', blocks: placed(runsOf(parts)) } : sectionOf(parts[0]!),
  );
  const blocks = sections.flatMap((section) => section.blocks);
  const isTooLong = blocks.some(({ value }) => String(value.source ?? value.html ?? '').length > LONGEST);
  return isTooLong || blocks.every(({ type }) => type === 'code') ? null : sections;
}

function sectionOf(element: PrintedElement): PrintedSection {
  const whole = blockOfPrinted(element);
  if (whole !== null) return { classes: '', blocks: placed([{ block: whole, box: element.box }]) };
  const parts = partsOf(element);
  const [only] = parts;
  if (parts.length === 0 || only === undefined)
    return { classes: '', blocks: placed([{ block: codeBlock(element), box: element.box }]) };
  if (parts.length > 1 || blockOfPrinted(only) !== null)
    return { classes: classesOf(element), blocks: placed(runsOf(parts)) };
  // One frame in another: the section is both.
  const inner = sectionOf(only);
  return { ...inner, classes: `${classesOf(element)} ${inner.classes}`.trim() };
}

interface Made {
  readonly block: PrintedBlock;
  readonly box: Box;
}

/** Texts that follow each other are one text. */
function runsOf(parts: readonly PrintedElement[]): readonly Made[] {
  return joined(parts, isPlainText).flatMap((run) => {
    const made = run.flatMap(madeOf);
    return made.length > 1 && run.length > 1 ? [inOne(made)] : made;
  });
}

/** Splits up a frame that has no look of its own. */
function madeOf(element: PrintedElement): readonly Made[] {
  const block = blockOfPrinted(element);
  if (block !== null) return [{ block, box: element.box }];
  const parts = partsOf(element);
  const isOpen = classesOf(element) === '' && parts.length > 0 && isFrame(element);
  return isOpen ? runsOf(parts) : [{ block: codeBlock(element), box: element.box }];
}

function placed(made: readonly Made[]): readonly PlacedBlock[] {
  const places = placesOfPrinted(made.map(({ box }) => box));
  return made.map(({ block }, at) => ({ ...block, place: places[at]! }));
}

function isFrame({ tag }: PrintedElement): boolean {
  return tag === 'div' || tag === 'section' || tag === 'article';
}

function inOne(made: readonly Made[]): Made {
  const html = made.map(({ block }) => String(block.value.html)).join('');
  return {
    block: { type: 'html', value: { html }, classes: '' },
    box: boxAround(made.map(({ box }) => box)) ?? made[0]!.box,
  };
}

function isPlainText(element: PrintedElement): boolean {
  return classesOf(element) === '' && blockOfPrinted(element)?.type === 'html';
}

/** Runs of neighbours that belong together; all others alone. */
function joined(
  parts: readonly PrintedElement[],
  belongs: (part: PrintedElement) => boolean,
): readonly (readonly PrintedElement[])[] {
  const runs: PrintedElement[][] = [];
  let wasJoined = false;
  for (const part of parts) {
    const isJoined = belongs(part);
    if (isJoined && wasJoined) runs.at(-1)?.push(part);
    else runs.push([part]);
    wasJoined = isJoined;
  }
  return runs;
}

/** Returns the content of an element, with bare text as a paragraph. */
function partsOf(element: PrintedElement): readonly PrintedElement[] {
  return element.children.flatMap((child) => {
    if (typeof child !== 'string') return isNothing(child) ? [] : [child];
    return child.trim() === '' ? [] : [{ ...EMPTY_PARAGRAPH, box: element.box, children: [child.trim()] }];
  });
}

const EMPTY_PARAGRAPH = { tag: 'p', attributes: {}, from: [], query: '', across: 0 } as const;
