import {
  applyEdits,
  type Clash,
  clashesOf,
  cleaningEdits,
  type DocumentCode,
  type Edit,
  problemsOf,
  type RecordKey,
  redirectProblems,
  type SiteRecords,
  squashEdits,
} from '@quoin/domain/document';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { PRODUCT_ITSELF } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  insertChanges,
  knownChanges,
  listChanges,
  lockSiteDraft,
  type StoredChange,
  saveRecords,
  updateSiteDraft,
} from '../storage/siteDraft.ts';
import { cleanDraftHtml } from './cleanDraftHtml.ts';
import type { DocumentDeps, DocumentEditing } from './documentDeps.ts';
import { draftTopic, keysOf } from './ensureDraft.ts';
import { type DocumentRights, forbiddenIn } from './rights.ts';

/** A change as a browser made it. */
export interface NewChange {
  readonly id: string;
  readonly command: string;
  readonly label: string;
  readonly edits: readonly Edit[];
}

export interface RefusedChange {
  readonly id: string;
  /** Empty when a rule refused it. */
  readonly clashes: readonly (Clash & { readonly by: string })[];
  readonly problem: Problem<DocumentCode>;
}

export interface Saved {
  readonly revision: number;
  /** Ids that are kept now, in order. */
  readonly saved: readonly string[];
  /** What else was changed after the base. */
  readonly others: readonly StoredChange[];
  /** The first that could not be kept; those after it were not tried. */
  readonly refused: RefusedChange | null;
}

/** With more changes than this, a window reloads everything. */
export const MAX_BEHIND = 2000;

/**
 * Stores changes in order, in one transaction under the document's lock, and answers after the commit (EDT-1). A known
 * change is acknowledged again. A change fits unless another user changed one of its values since (EDT-2). Otherwise it
 * is refused with both values, and those before it are kept. HTML that pages must not hold is removed in a separate
 * change, which is returned among the others'.
 */
export function saveChanges(
  deps: DocumentDeps,
  editing: DocumentEditing & { readonly rights: DocumentRights },
  request: { readonly base: number; readonly changes: readonly NewChange[] },
): Promise<Outcome<Saved, DocumentCode>> {
  const websiteId = editing.site.id;
  return deps.db.inSite({ websiteId }, async (trx): Promise<Outcome<Saved, DocumentCode>> => {
    const draft = await lockSiteDraft(trx, websiteId);
    if (draft === null || request.base > draft.revision || draft.revision - request.base > MAX_BEHIND)
      return refuse('documentOutdated');
    const held = (await deps.drafts.of(trx, websiteId))!;
    const since = await listChanges(trx, websiteId, request.base, MAX_BEHIND);
    const known = await knownChanges(
      trx,
      websiteId,
      request.changes.map(({ id }) => id),
    );
    const taken = takeChanges(trx, editing, { held, known, since, changes: request.changes });
    await write(trx, websiteId, held.revision, taken);
    trx.afterCommit(() => deps.drafts.keep(websiteId, taken));
    const mine = new Set(request.changes.map(({ id }) => id));
    return accept({
      revision: taken.revision,
      saved: taken.saved,
      others: [...since, ...taken.made.map((change) => ({ ...change, savedAt: trx.now() }))].filter(
        ({ id }) => !mine.has(id),
      ),
      refused: taken.refused,
    });
  });
}

type MadeChange = Omit<StoredChange, 'savedAt'>;

interface Taken {
  readonly revision: number;
  readonly records: SiteRecords;
  readonly saved: readonly string[];
  readonly made: readonly MadeChange[];
  readonly touched: ReadonlySet<RecordKey>;
  readonly refused: RefusedChange | null;
}

interface Wanted {
  readonly held: { readonly revision: number; readonly records: SiteRecords };
  readonly known: ReadonlySet<string>;
  readonly since: readonly StoredChange[];
  readonly changes: readonly NewChange[];
}

/** One after the other, each on top of those before it, until one cannot be kept. */
function takeChanges(
  trx: Pick<SiteTransaction, 'newId'>,
  editing: DocumentEditing & { readonly rights: DocumentRights },
  { held, known, since, changes }: Wanted,
): Taken {
  let { records } = held;
  const saved: string[] = [];
  const made: MadeChange[] = [];
  const touched = new Set<RecordKey>();
  const isKnown = (id: string) => known.has(id) || saved.includes(id);
  for (const change of changes) {
    if (!isKnown(change.id)) {
      const judged = judge(records, editing.rights, change.edits);
      if ('problem' in judged) {
        const clashes = judged.clashes.map((clash) => ({
          ...clash,
          by: authorOf([...since, ...made], clash.edit),
        }));
        const refused = { id: change.id, clashes, problem: judged.problem };
        return { revision: held.revision + made.length, records, saved, made, touched, refused };
      }
      const { accountId, name: author } = editing.actor;
      const { id, command, label } = change;
      const revision = () => held.revision + made.length + 1;
      made.push({ revision: revision(), id, accountId, author, command, label, edits: judged.edits });
      if (judged.cleaning.length > 0) made.push(cleaned(trx.newId(), revision(), judged.cleaning));
      for (const key of keysOf(change.edits)) touched.add(key);
      records = judged.records;
    }
    saved.push(change.id);
  }
  return { revision: held.revision + made.length, records, saved, made, touched, refused: null };
}

function cleaned(id: string, revision: number, edits: readonly Edit[]): MadeChange {
  const author = PRODUCT_ITSELF.name;
  return { revision, id, accountId: null, author, command: 'cleanText', label: 'Cleaned a text', edits };
}

type Judged =
  | { readonly records: SiteRecords; readonly edits: readonly Edit[]; readonly cleaning: readonly Edit[] }
  | { readonly problem: Problem<DocumentCode>; readonly clashes: readonly Clash[] };

function judge(before: SiteRecords, rights: DocumentRights, edits: readonly Edit[]): Judged {
  const after = applyEdits(before, edits);
  const forbidden = forbiddenIn(rights, { before, after }, edits);
  if (forbidden !== null) return { problem: { code: forbidden }, clashes: [] };
  const clashes = clashesOf(before, edits);
  if (clashes.length > 0) return { problem: { code: 'changeClashes' }, clashes };
  const keys = keysOf(edits);
  const [problem] = [...problemsOf(after, keys), ...redirectProblems(after, edits)];
  if (problem !== undefined) return { problem, clashes: [] };
  const cleaning = cleaningEdits(after, before, keys, cleanDraftHtml);
  if (cleaning.length === 0) return { records: after, edits, cleaning };
  return { records: applyEdits(after, cleaning), edits: squashEdits(before, [...edits, ...cleaning]), cleaning };
}

/** Who changed a value last; '' when nobody knows. */
function authorOf(changes: readonly Pick<StoredChange, 'author' | 'edits'>[], wanted: Edit): string {
  const concerns = ({ key, path }: Edit) =>
    key === wanted.key &&
    path.slice(0, wanted.path.length).every((name, index) => name === wanted.path[index] || index >= path.length);
  return changes.findLast(({ edits }) => edits.some(concerns))?.author ?? '';
}

async function write(trx: SiteTransaction, websiteId: string, from: number, taken: Taken): Promise<void> {
  if (taken.revision === from) return;
  const { records, touched, made, revision } = taken;
  await saveRecords(trx, websiteId, 'draft_record', { records, keys: [...touched] });
  await insertChanges(trx, websiteId, made);
  await updateSiteDraft(trx, websiteId, { revision });
  trx.announce(draftTopic(websiteId), String(revision));
}
