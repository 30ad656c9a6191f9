import { applyEdits, type Edit } from '@quoin/domain/document';
import type { ShowingDeps } from '../../pages/index.ts';
import { draftRecords } from '../../pages/index.ts';
import type { Site } from '../../sites/index.ts';
import { recordScriptErrors } from '../storage/scriptErrors.ts';
import { groupsOf } from './recordErrors.ts';

export interface WantedReport {
  readonly page: string;
  readonly section: string;
  readonly block: string;
  readonly edits: readonly Edit[];
}

/**
 * Renders a block again and records what it throws among the errors of the site, for people who can repair it (ED-48).
 * False: it did not throw, or doesn't exist.
 */
export async function reportBlock(deps: ShowingDeps, site: Site, wanted: WantedReport): Promise<boolean> {
  const before = await draftRecords(deps, site.id);
  if (before === null) return false;
  const records = applyEdits(before, wanted.edits);
  const broken = await deps.pages.drafts.broken(site, records, { page: wanted.page, sections: [wanted.section] });
  const found = broken.find(({ id }) => id === wanted.block);
  if (found === undefined) return false;
  const message = `The block “${found.type}” could not be shown: ${found.message}`.slice(0, 500);
  const report = {
    message,
    stack: found.stack.slice(0, 5000),
    source: '',
    line: 0,
    column: 0,
    page: `/config/pages/${wanted.page}`,
  };
  await deps.db.inSite({ websiteId: site.id }, (trx) => recordScriptErrors(trx, site.id, groupsOf([report], 'server')));
  return true;
}
