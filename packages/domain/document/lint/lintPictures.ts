import { SITE_SCREENS } from '@quoin/domain/site';
import { behindWords, readOver } from '../behindWords.ts';
import { blocksOf, sectionsOf } from '../records/pageRecords.ts';
import { type RecordKey, recordKey, type SiteRecords } from '../records/record.ts';
import type { Found, LintAround } from './lintFinding.ts';
import type { LintCode } from './lintWording.ts';

/** Words that lie over pictures and films: of a page's cover, sections and blocks; of the screens before the site (''). */
export function lintPictures(records: SiteRecords, page: string, { images, look }: LintAround): readonly Found[] {
  return keysWithWords(records, page).flatMap((key) => {
    const behind = behindWords(records, key, look);
    // What is behind a section is said of the section, once for all its blocks.
    if (behind === null || behind.key !== key) return [];
    const read = readOver(behind, (picture) => images.get(picture)?.tones ?? null);
    if (read === null || read.isReadable) return [];
    const { ratio, least, mend } = read;
    const code: LintCode = key.startsWith('block:')
      ? 'wordsOnPicture'
      : behind.isFilm
        ? 'wordsOverFilm'
        : 'wordsOverPicture';
    // Rounded down: 4.49 must not read as 4.5.
    const values = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least };
    return [{ code, key, values, ...(mend === null ? {} : { mend }) }];
  });
}

/** Pictures of the library that words lie over there. */
export function picturesBehindWords(records: SiteRecords, page: string): readonly string[] {
  const found = keysWithWords(records, page).map((key) => behindWords(records, key)?.picture ?? '');
  return [...new Set(found)].filter((id) => id !== '');
}

function keysWithWords(records: SiteRecords, page: string): readonly RecordKey[] {
  if (page === '') return SITE_SCREENS.map((type) => recordKey('screen', type));
  const sections = sectionsOf(records, page);
  return [
    recordKey('page', page),
    ...sections.map((id) => recordKey('section', id)),
    ...sections.flatMap((id) => blocksOf(records, id).map((block) => recordKey('block', block))),
  ];
}
