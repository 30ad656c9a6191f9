import { overlaps, paintOrder, readPlacement } from '@quoin/domain/layout';
import {
  HOUSE_PALETTE,
  isSectionTheme,
  LARGE_CONTRAST,
  type SectionColors,
  type SectionTheme,
  type SiteStyle,
  sectionColors,
  TEXT_CONTRAST,
  type WordsOver,
} from '@quoin/domain/styles';
import { blockValues } from './lint/lintValues.ts';
import { recordIn, textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';

/** Blocks that are on the ground and show no words there themselves. */
const SILENT: ReadonlySet<string> = new Set([
  ...['image', 'gallery', 'video', 'embed', 'map', 'geo', 'spacer', 'shape', 'horizontalrule', 'code'],
]);
/** Headings that are large text by WCAG in all our scales. */
const LARGE = /<h[1-3]\b[^>]*>[\s\S]*?<\/h[1-3]>/gi;

/** The colours a section is drawn in. */
export function colorsOfTheme(style: SiteStyle, theme: unknown): SectionColors {
  const known: SectionTheme = isSectionTheme(theme) ? theme : 'white';
  return sectionColors(style.palette ?? HOUSE_PALETTE, known, style.themes.own[known]);
}

/**
 * Returns the words of a block that are on its section's ground, with the contrast they need; none if the block has its
 * own ground.
 */
export function wordsOnGround(block: JsonRecord, colors: SectionColors): readonly WordsOver[] {
  const style = recordIn(block, 'style');
  if (textIn(style, 'ownGround') !== '' || textIn(style, 'ground', 'none') !== 'none') return [];
  const inks = inksOf(block, colors);
  const own = textIn(style, 'ownInk');
  return own === '' ? inks : inks.map(({ least }) => ({ ink: own, least }));
}

function inksOf(block: JsonRecord, colors: SectionColors): readonly WordsOver[] {
  const type = textIn(block, 'type');
  const value = recordIn(block, 'value');
  const small = { ink: colors.text, least: TEXT_CONTRAST };
  if (type === 'button')
    return textIn(value, 'look', 'primary') === 'primary' ? [] : [{ ...small, ink: colors.button }];
  if (type === 'image') return isCaptioned(value) ? [small] : [];
  if (SILENT.has(type)) return [];
  const { html } = blockValues(block);
  if (type !== 'html') return [small];
  const [all, rest] = [html.join(' '), html.join(' ').replace(LARGE, ' ')];
  return [
    ...(all === rest || !isSaid(all) ? [] : [{ ink: colors.heading, least: LARGE_CONTRAST }]),
    ...(isSaid(rest) ? [small] : []),
    ...(/<a\b/i.test(rest) ? [{ ...small, ink: colors.link }] : []),
  ];
}

/** Reports whether the words are next to or below their picture, on the ground of the section. */
function isCaptioned(value: JsonRecord): boolean {
  const hasWords = textIn(value, 'title') !== '' || textIn(value, 'description') !== '';
  return hasWords && ['inline', 'stack', 'card'].includes(textIn(value, 'layout', 'inline'));
}

function isSaid(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s+/g, '') !== '';
}

/** Returns the picture that a block covers on wide windows, as its id in the library; '' for none. */
export function pictureUnder(id: string, blocks: readonly (readonly [id: string, block: JsonRecord])[]): string {
  const known = new Map(blocks);
  const place = readPlacement(known.get(id)?.place);
  const around = blocks
    .filter(([each, block]) => each === id || block.type === 'image')
    .map(([each, block]) => ({ id: each, place: readPlacement(block.place) }))
    .filter((each) => each.id === id || overlaps(each.place, place));
  const order = paintOrder(around);
  const below = order[order.indexOf(id) - 1];
  return below === undefined ? '' : textIn(recordIn(known.get(below) ?? {}, 'value'), 'image');
}
