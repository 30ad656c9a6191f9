import { byteSizeText } from '@quoin/domain/media';
import { fontLoad, readSiteStyle } from '@quoin/domain/styles';
import type { LintFinding } from './pageLint.ts';
import { recordKey, type SiteRecords } from './record.ts';

/** Looks through what all pages of a draft share: what every visitor waits for. */
export function lintSite(records: SiteRecords): readonly LintFinding[] {
  const key = recordKey('style', 'style');
  const { files, bytes, isHeavy } = fontLoad(readSiteStyle(records.get(key) ?? {}));
  if (!isHeavy) return [];
  return [
    {
      code: 'fontsHeavy',
      page: '',
      key,
      values: { size: byteSizeText(bytes), files: files === 1 ? '1 file' : `${files} files` },
    },
  ];
}
