import { COLLECTION_TYPES, readScreen, type ScreenType, SITE_SCREENS } from '@quoin/domain/site';
import {
  ANY_TONES,
  contrastOver,
  overlayFor,
  type PictureTones,
  readSiteStyle,
  type SectionColors,
  type Stored,
  styleOver,
  TEXT_CONTRAST,
  type WordsOver,
} from '@quoin/domain/styles';
import type { LintMend } from './lint/lintFinding.ts';
import { numberIn, recordIn, textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { idOfKey, kindOfKey, type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';
import { colorsOfTheme, pictureUnder, wordsOnGround } from './wordsOver.ts';

/** A picture or film behind words. */
export interface BehindWords {
  /** What is changed to mend it, and where. */
  readonly key: RecordKey;
  readonly path: readonly string[];
  /** How much of the ground covers it, or the block's own ground; null: no change is surely right. */
  readonly mendedBy: 'overlay' | 'ground' | null;
  readonly words: readonly WordsOver[];
  readonly ground: string;
  readonly overlay: number;
  readonly isFilm: boolean;
  /** In the library; of a film: the picture before it. '' for none. */
  readonly picture: string;
}

/**
 * Returns what is behind the words of a block, a section, a cover page, or a screen before the site; null for nothing.
 */
export function behindWords(records: SiteRecords, key: RecordKey, look: Stored = {}): BehindWords | null {
  const record = records.get(key) ?? {};
  const kind = kindOfKey(key);
  const site = { records, look };
  if (kind === 'section') return behindSection(site, key);
  if (kind === 'block') return behindBlock(site, key);
  // A page that is no cover any more keeps what it said as one.
  if (kind === 'page' && record.type !== COLLECTION_TYPES.splashPage) return null;
  const type = kind === 'page' ? 'cover-page' : SITE_SCREENS.find((each) => key === recordKey('screen', each));
  if (type === undefined) return null;
  return behindScreen(site, { key, type, stored: kind === 'page' ? recordIn(record, 'screen') : record });
}

interface StyledSite {
  readonly records: SiteRecords;
  /** What its theme begins with. The owner's choices override it. */
  readonly look: Stored;
}

function colorsIn({ records, look }: StyledSite, theme: unknown): SectionColors {
  return colorsOfTheme(readSiteStyle(styleOver(look, records.get(recordKey('style', 'style')) ?? {})), theme);
}

function behindSection(site: StyledSite, key: RecordKey): BehindWords | null {
  const { records } = site;
  const section = records.get(key) ?? {};
  const background = recordIn(section, 'background');
  const kind = textIn(background, 'kind');
  const picture = textIn(background, 'imageId');
  const isFilm = kind === 'video' && textIn(background, 'film') !== '';
  if (!isFilm && (kind !== 'image' || picture === '')) return null;
  const colors = colorsIn(site, section.theme);
  const blocks = recordsOf(records, 'block', idOfKey(key));
  return {
    ...{ key, isFilm, picture, ground: colors.ground, path: ['background', 'overlay'], mendedBy: 'overlay' },
    words: blocks.flatMap(([, block]) => wordsOnGround(block, colors)),
    overlay: Math.min(100, Math.max(0, numberIn(background, 'overlay'))),
  };
}

/** Another block's picture that it was put over, with nothing between the two; else what is behind its section. */
function behindBlock(site: StyledSite, key: RecordKey): BehindWords | null {
  const { records } = site;
  const block = records.get(key) ?? {};
  const section = recordKey('section', textIn(block, 'section'));
  const picture = pictureUnder(idOfKey(key), recordsOf(records, 'block', idOfKey(section)));
  // Looked at first: it costs little, and most blocks have neither.
  const behind = picture === '' ? behindSection(site, section) : null;
  if (picture === '' && behind === null) return null;
  const colors = colorsIn(site, records.get(section)?.theme);
  const words = wordsOnGround(block, colors);
  if (behind !== null) return { ...behind, words };
  // Words in their own colour may not go with the section's ground.
  const mendedBy = textIn(recordIn(block, 'style'), 'ownInk') === '' ? 'ground' : null;
  return {
    ...{ key, words, picture, mendedBy, ground: colors.ground, overlay: 0, isFilm: false },
    path: ['style', 'ownGround'],
  };
}

interface StoredScreen {
  readonly key: RecordKey;
  readonly type: ScreenType;
  readonly stored: JsonRecord;
}

/** All words of a screen have one colour. In one layout they are next to what is shown. */
function behindScreen(site: StyledSite, { key, type, stored }: StoredScreen): BehindWords | null {
  const { layout, theme, background } = readScreen(type, stored);
  if (layout === 'split' || background.source === 'none') return null;
  const colors = colorsIn(site, theme);
  const isFilm = background.source === 'video';
  return {
    ...{ key, isFilm, ground: colors.ground, overlay: background.overlay, mendedBy: 'overlay' },
    path: [...(type === 'cover-page' ? ['screen'] : []), 'background', 'overlay'],
    words: [{ ink: colors.text, least: TEXT_CONTRAST }],
    picture: textIn(recordIn(stored, 'background'), isFilm ? 'posterId' : 'urlId'),
  };
}

/** How words are read over a picture. */
export interface ReadOver {
  /** Of the words that miss what they need by most, or have the least to spare. */
  readonly ratio: number;
  readonly least: number;
  readonly isReadable: boolean;
  /** With it they all are; null where there is nothing to mend, or nothing is enough. */
  readonly mend: LintMend | null;
}

/** Null where there are no words, and over a picture nobody has measured. A film without a picture may show anything. */
export function readOver(behind: BehindWords, tonesOf: (picture: string) => PictureTones | null): ReadOver | null {
  const { words, ground, overlay, picture } = behind;
  const tones = picture === '' ? ANY_TONES : tonesOf(picture);
  if (tones === null) return null;
  const [worst] = words
    .map(({ ink, least }) => ({ ratio: contrastOver(ink, { tones, ground, overlay }), least }))
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
  if (worst === undefined) return null;
  const isReadable = worst.ratio >= worst.least;
  return { ...worst, isReadable, mend: isReadable ? null : mendOf(behind, tones) };
}

function mendOf({ path, mendedBy, words, ground, overlay }: BehindWords, tones: PictureTones): LintMend | null {
  if (mendedBy === null) return null;
  const value = mendedBy === 'ground' ? ground : overlayFor(words, { tones, ground, overlay });
  return value === null ? null : { path, value };
}
