import { formatFileSize } from '@quoin/domain/formats';
import { readingOrder, readPlacement } from '@quoin/domain/layout';
import { hasStarterWords } from '@quoin/domain/sections';
import {
  contrastBetween,
  HOUSE_PALETTE,
  isSectionTheme,
  LARGE_CONTRAST,
  READ_ON,
  readSiteStyle,
  type Stored,
  sectionColors,
  styleOver,
  TEXT_CONTRAST,
  THEME_ELEMENTS,
} from '@quoin/domain/styles';
import { entryOfPage } from '../entryPages.ts';
import { flagIn, recordIn, textIn } from '../records/fields.ts';
import type { JsonRecord } from '../records/json.ts';
import { sectionsOf } from '../records/pageRecords.ts';
import { type RecordKey, recordKey, type SiteRecords } from '../records/record.ts';
import { recordsOf } from '../records/recordMap.ts';
import { imagesIn } from '../records/values.ts';
import { linkProblem } from './linkProblem.ts';
import type { Found, LintAround, LintFinding, LintImage } from './lintFinding.ts';
import { markupFacts } from './lintMarkup.ts';
import { lintPictures } from './lintPictures.ts';
import { blockValues } from './lintValues.ts';

/** What a page may weigh before a visitor on a phone has to wait for it. */
export const LINT_LIMITS = { imageBytes: 5_000_000, blocks: 150 } as const;
const LARGE_ONLY = new Set(['button', 'fieldLine']);

/** Looks one page of a draft through; those in the trash have nothing to find. */
export function lintPage(records: SiteRecords, page: string, around: LintAround): readonly LintFinding[] {
  const record = records.get(recordKey('page', page)) ?? (entryOfPage(page) === null ? undefined : {});
  if (record === undefined || flagIn(record, 'isDeleted')) return [];
  const sections = sectionsOf(records, page);
  const blocks = sections.flatMap((section) => blocksAsRead(records, section));
  const found = [
    ...blocks.flatMap(([id, block]) => blockFindings(records, id, block, around.images)),
    ...headingFindings(blocks),
    ...starterFindings(blocks),
    ...sections.flatMap((section) => themeFindings(records, section, around.look)),
    ...lintPictures(records, page, around),
    ...(blocks.length > LINT_LIMITS.blocks
      ? [{ code: 'pageCrowded', key: recordKey('page', page), values: { count: blocks.length } } as const]
      : []),
  ];
  return found.map((finding) => ({ ...finding, page }));
}

type ReadBlock = readonly [id: string, block: JsonRecord];

function blocksAsRead(records: SiteRecords, section: string): readonly ReadBlock[] {
  const own = recordsOf(records, 'block', section).map(([id, block]) => ({
    id,
    block,
    place: readPlacement(block.place),
  }));
  return readingOrder(own).map(({ id, block }) => [id, block]);
}

function blockFindings(
  records: SiteRecords,
  id: string,
  block: JsonRecord,
  images: ReadonlyMap<string, LintImage>,
): readonly Found[] {
  const key = recordKey('block', id);
  const { html, links } = blockValues(block);
  const facts = html.map(markupFacts);
  const all = [...facts.flatMap((each) => each.links), ...links.map((href) => ({ href, text: href }))];
  const named = imagesIn('block', block).filter((image) => image !== '');
  return [
    ...(named.some((image) => images.get(image)?.altText.trim() === '') ||
    facts.some((each) => each.images.includes(null))
      ? [{ code: 'imageWithoutText', key } as const]
      : []),
    ...named.flatMap((image) => heavy(key, images.get(image))),
    ...(all.some(({ text }) => text === '') ? [{ code: 'linkWithoutText', key } as const] : []),
    ...all.flatMap(({ href, text }) => linkFindings(records, key, href, text)),
    ...ownColors(key, recordIn(block, 'style')),
  ];
}

function heavy(key: RecordKey, image: LintImage | undefined): readonly Found[] {
  if (image === undefined || image.bytes <= LINT_LIMITS.imageBytes) return [];
  return [{ code: 'imageHeavy', key, values: { size: formatFileSize(image.bytes) } }];
}

function linkFindings(records: SiteRecords, key: RecordKey, href: string, text: string): readonly Found[] {
  const value = text || href;
  if (href.trim() === '' || href.trim() === '#') return [{ code: 'linkEmpty', key, values: { value } }];
  return linkProblem(records, href) === null ? [] : [{ code: 'linkBroken', key, values: { value, href } }];
}

function ownColors(key: RecordKey, style: JsonRecord): readonly Found[] {
  const [ground, ink] = [textIn(style, 'ownGround'), textIn(style, 'ownInk')];
  if (ground === '' || ink === '' || contrastBetween(ground, ink) >= TEXT_CONTRAST) return [];
  return [{ code: 'contrastLow', key, values: { ratio: contrastBetween(ground, ink).toFixed(1) } }];
}

/** One for all of the page, which leads to the first. */
function starterFindings(blocks: readonly ReadBlock[]): readonly Found[] {
  const waiting = blocks.filter(([, block]) => hasStarterWords(recordIn(block, 'value')));
  const [first] = waiting;
  if (first === undefined) return [];
  return [{ code: 'starterWords', key: recordKey('block', first[0]), values: { count: waiting.length } }];
}

/** Levels go down one at a time; up they may go as far as they like. */
function headingFindings(blocks: readonly ReadBlock[]): readonly Found[] {
  const found: Found[] = [];
  let last = 0;
  for (const [id, block] of blocks) {
    for (const { level, text } of blockValues(block).html.flatMap((html) => markupFacts(html).headings)) {
      const key = recordKey('block', id);
      if (text === '') found.push({ code: 'headingEmpty', key });
      else if (last > 0 && level > last + 1)
        found.push({ code: 'headingSkips', key, values: { from: last, to: level, value: text.slice(0, 60) } });
      last = level;
    }
  }
  return found;
}

/** Colours a section's theme is drawn in, where the owner chose some that cannot be read. */
function themeFindings(records: SiteRecords, section: string, look: Stored): readonly Found[] {
  const theme = textIn(records.get(recordKey('section', section)) ?? {}, 'theme');
  const style = readSiteStyle(styleOver(look, records.get(recordKey('style', 'style')) ?? {}));
  if (!isSectionTheme(theme)) return [];
  const colors = sectionColors(style.palette ?? HOUSE_PALETTE, theme, style.themes.own[theme]);
  const worst = THEME_ELEMENTS.flatMap((element) => {
    const ground = READ_ON[element];
    if (ground === undefined) return [];
    const ratio = contrastBetween(colors[element], colors[ground]);
    return ratio < (LARGE_ONLY.has(element) ? LARGE_CONTRAST : TEXT_CONTRAST) - 0.05 ? [ratio] : [];
  });
  if (worst.length === 0) return [];
  return [
    { code: 'themeUnreadable', key: recordKey('section', section), values: { ratio: Math.min(...worst).toFixed(1) } },
  ];
}
