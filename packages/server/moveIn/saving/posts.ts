import { isUnpublished, itemSentence, type MoveInProblem } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import { insertComment } from '../../comments/index.ts';
import {
  findJournal,
  insertDraft,
  type Journal,
  listJournals,
  makeJournal,
  recordMove,
  trash,
} from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, lockNames } from '../../sites/index.ts';
import type { FileComment, PostRow } from '../contents.ts';
import { inStep, problemsOf, type Saved, type ThingType, type WorkingRun } from '../moveInRun.ts';
import { findThings, forgetThings, listLiveItems, saveThing } from '../storage/importedThings.ts';
import { type PostDraft, postDraftOf } from './postDraft.ts';
import { takePictures } from './takePicture.ts';

const POST_RECORD = 1;

/** Posts, as entries of a blog, with their comments and a redirect from their old address. */
export const postType: ThingType<PostRow> = {
  batch: 1,
  known: (trx, { site }, rows) =>
    knownPosts(
      trx,
      site.id,
      rows.map(({ key }) => key),
    ),
  async save(run, rows) {
    for (const row of rows) await savePost(run, row);
  },
  async takeBack({ deps, site, actor }, things) {
    return deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const live = await listLiveItems(
        trx,
        site.id,
        things.flatMap(({ id }) => (id === null ? [] : [id])),
      );
      const kept = things.filter(({ id, mark }) => id !== null && live.has(id) && live.get(id) !== mark);
      const gone = things.filter((thing) => !kept.includes(thing));
      const ids = gone.flatMap(({ id }) => (id === null ? [] : [id]));
      for (const { id, title } of await trash(trx, site.id, { ids, recordTypes: [POST_RECORD] })) {
        await recordAudit(trx, {
          websiteId: site.id,
          actor,
          action: 'entry.trash',
          subjectId: id,
          subjectTitle: title,
        });
      }
      await forgetThings(
        trx,
        site.id,
        'post',
        gone.map(({ key }) => key),
      );
      await bumpPublishedVersion(trx, site.id);
      return kept.map(({ title }): MoveInProblem => ({ line: 0, title, code: 'keptEdited' }));
    });
  },
};

async function knownPosts(trx: SiteTransaction, websiteId: string, keys: readonly string[]): Promise<Set<string>> {
  const things = [...(await findThings(trx, websiteId, 'post', keys)).values()];
  const live = await listLiveItems(
    trx,
    websiteId,
    things.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  return new Set(things.filter(({ id }) => id !== null && live.has(id)).map(({ key }) => key));
}

async function savePost(run: WorkingRun, row: PostRow): Promise<void> {
  const { deps, site } = run;
  const isKnown = await deps.db.inSite({ websiteId: site.id }, async (trx) =>
    (await knownPosts(trx, site.id, [row.key])).has(row.key),
  );
  if (isKnown) return inStep(run, [row], () => Promise.resolve({ counts: { unchanged: 1 }, problems: [] }));
  const { taken, missing } = await takePictures(run, [...row.pictures, ...(row.picture === null ? [] : [row.picture])]);
  const made = postDraftOf(row, taken);
  const lacking = missing.map((value) => ({
    code: 'pictureNotFetched' as const,
    values: { value: value.slice(0, 300) },
  }));
  await inStep(run, [row], async (trx): Promise<Saved> => {
    const refused = await insertPost(trx, run, row, made);
    if (refused !== null) return { counts: { skipped: 1 }, problems: problemsOf({ ...row, problems: [] }, [refused]) };
    return { counts: { created: 1 }, problems: problemsOf(row, [...made.problems, ...lacking]) };
  });
}

async function insertPost(trx: SiteTransaction, run: WorkingRun, row: PostRow, { draft }: PostDraft) {
  const { site, actor } = run;
  await lockNames(trx, site.id);
  const journal = await blogOf(trx, run);
  const made = await insertDraft(trx, { site, actor, isDrafter: false }, journal, draft);
  if (made.kind === 'refused') {
    const value = made.problems.map((problem) => itemSentence(problem)).join(' ');
    return { code: 'entryRefused' as const, values: { value } };
  }
  const { id } = made.value;
  const mark = (await listLiveItems(trx, site.id, [id])).get(id) ?? '';
  await saveThing(trx, site.id, { kind: 'post', key: row.key, id, title: draft.title, mark, runId: run.id });
  if (!isUnpublished(draft.status) && row.path !== '' && row.path !== `/${journal.urlId}/${draft.urlId}`) {
    await recordMove(trx, site.id, { from: row.path, to: `/${journal.urlId}/${draft.urlId}`, thing: { itemId: id } });
  }
  await insertComments(trx, site, id, row.comments);
  return null;
}

/** The chosen blog, or one that is made once for all posts of such files. */
async function blogOf(trx: SiteTransaction, { site, actor, choices, kind, id: runId }: WorkingRun): Promise<Journal> {
  const chosen = choices.blog === '' ? null : await findJournal(trx, site.id, choices.blog);
  if (chosen !== null) return chosen;
  const known = (await findThings(trx, site.id, 'blog', [kind])).get(kind)?.id ?? null;
  const live = (await listJournals(trx, site.id)).find(({ id, isEnabled }) => id === known && isEnabled);
  if (live !== undefined) return live;
  const made = await makeJournal(trx, { site, actor }, { kind: 'blog', title: 'Blog', addToMainNav: true });
  if (made.kind !== 'done') throw new Error('A blog could not be made.');
  const { id, title } = made.value;
  await saveThing(trx, site.id, { kind: 'blog', key: kind, id, title, mark: '', runId });
  return (await findJournal(trx, site.id, id))!;
}

/** Answers stand below a comment, and nothing stands below an answer. */
async function insertComments(
  trx: SiteTransaction,
  site: WorkingRun['site'],
  itemId: string,
  comments: readonly FileComment[],
): Promise<void> {
  const ids = new Map<string, string>();
  const tops = new Map<string, string>();
  for (const comment of comments.toSorted((one, other) => (one.writtenAt ?? 0) - (other.writtenAt ?? 0))) {
    const top = tops.get(comment.parentId);
    const { name, email, body, state, writtenAt } = comment;
    const id = await insertComment(trx, site.id, {
      ...{ itemId, parentId: top === undefined ? null : (ids.get(top) ?? null), state, name, email, body },
      ...{ wantsAnswers: false, isStaff: false, siteUserId: null, language: site.language },
      ...(writtenAt === null ? {} : { writtenAt: new Date(writtenAt) }),
    });
    ids.set(comment.id, id);
    tops.set(comment.id, top ?? comment.id);
  }
}
