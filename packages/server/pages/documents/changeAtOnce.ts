import type { DocumentCode, Edit, SiteRecords } from '@quoin/domain/document';
import { accept, type Outcome } from '@quoin/domain/problem';
import { publishDocument } from '../publication/publish.ts';
import type { DocumentDeps, DocumentEditing } from './documentDeps.ts';
import { keysOf } from './ensureDraft.ts';
import { openDocument } from './openDocument.ts';
import type { DocumentRights } from './rights.ts';
import { saveChanges } from './saveChanges.ts';

/**
 * Makes a change from outside the editor that visitors see at once. It is stored like any other, so editors are
 * notified and may undo it, and its records are published, whatever else is unpublished. Returns the records as they
 * are then.
 */
export async function changeAtOnce(
  deps: DocumentDeps & { readonly newId: () => string },
  editing: DocumentEditing & { readonly rights: DocumentRights },
  change: {
    readonly command: string;
    readonly label: string;
    readonly plan: (records: SiteRecords) => readonly Edit[];
  },
): Promise<Outcome<SiteRecords, DocumentCode>> {
  const { id } = editing.site;
  const opened = await openDocument(deps, id);
  const edits = change.plan(opened.records);
  if (edits.length === 0) return accept(opened.records);
  const { command, label } = change;
  const wanted = { base: opened.revision, changes: [{ id: deps.newId(), command, label, edits }] };
  const saved = await saveChanges(deps, editing, wanted);
  if (!saved.ok) return saved;
  if (saved.value.refused !== null) return { ok: false, problem: saved.value.refused.problem };
  const done = await publishDocument(deps, editing, { pages: null, note: label, keys: keysOf(edits) });
  if (!done.ok && done.problem.code !== 'nothingToPublish') return done;
  return accept((await openDocument(deps, id)).records);
}
