import { formatFileSize } from '@quoin/domain/formats';
import { fontLoad, readSiteStyle, type Stored, styleOver } from '@quoin/domain/styles';
import { recordKey, type SiteRecords } from '../records/record.ts';
import type { Found, LintAround, LintFinding } from './lintFinding.ts';
import { lintPictures } from './lintPictures.ts';

/** Looks through what all pages of a draft share: what every visitor waits for, and the screens before the site. */
export function lintSite(records: SiteRecords, around: LintAround): readonly LintFinding[] {
  return [...fontFindings(records, around.look), ...lintPictures(records, '', around)].map((found) => ({
    ...found,
    page: '',
  }));
}

function fontFindings(records: SiteRecords, look: Stored): readonly Found[] {
  const key = recordKey('style', 'style');
  const { files, bytes, isHeavy } = fontLoad(readSiteStyle(styleOver(look, records.get(key) ?? {})));
  if (!isHeavy) return [];
  const values = { size: formatFileSize(bytes), files: files === 1 ? '1 file' : `${files} files` };
  return [{ code: 'fontsHeavy', key, values }];
}
