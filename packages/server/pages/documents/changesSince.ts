import type { DocumentCode } from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { findSiteDraft, listChanges, type StoredChange } from '../storage/siteDraft.ts';
import type { DocumentDeps } from './documentDeps.ts';
import { MAX_BEHIND } from './saveChanges.ts';

export interface News {
  readonly revision: number;
  readonly changes: readonly StoredChange[];
}

/** Everybody's changes after a revision. */
export function changesSince(
  { db }: Pick<DocumentDeps, 'db'>,
  websiteId: string,
  since: number,
): Promise<Outcome<News, DocumentCode>> {
  return db.inSite({ websiteId }, async (trx): Promise<Outcome<News, DocumentCode>> => {
    const changes = await listChanges(trx, websiteId, since, MAX_BEHIND);
    const last = changes.at(-1);
    if (last !== undefined) {
      return changes.length === MAX_BEHIND ? refuse('documentOutdated') : accept({ revision: last.revision, changes });
    }
    const draft = await findSiteDraft(trx, websiteId);
    if (draft === null || draft.revision < since) return refuse('documentOutdated');
    return accept({ revision: draft.revision, changes });
  });
}
