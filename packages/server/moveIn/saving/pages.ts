import { createHash } from 'node:crypto';
import {
  applyEdits,
  diffRecord,
  type Edit,
  flagIn,
  homepageOf,
  recordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';
import type { MoveInProblem } from '@quoin/domain/site';
import { changeAtOnce, openDocument, publishDocument, recordMove } from '../../pages/index.ts';
import type { PageRow } from '../contents.ts';
import { inStep, problemsOf, type TakingBack, type ThingType, type WorkingRun } from '../moveInRun.ts';
import {
  findThings,
  forgetThings,
  hasLiveItems,
  type ImportedThing,
  listLivePages,
  saveThing,
} from '../storage/importedThings.ts';
import { type PageToMake, pageEdits, pageKeys, pageMark } from './pageRecords.ts';
import { withOwnPictures } from './placedPictures.ts';
import { takePictures } from './takePicture.ts';

/** An import is a person's who may do all of it: the routes have asked. */
export const ALL_RIGHTS = { draft: true, storePages: true, publish: true, design: true, code: false, notices: true };

/** Pages, built of blocks and shown at once where they were shown, with a redirect from their old address. */
export const pageType: ThingType<PageRow> = {
  // Each step is one version of the site.
  batch: 10,
  async known(trx, { site }, rows) {
    const things = [
      ...(
        await findThings(
          trx,
          site.id,
          'page',
          rows.map(({ key }) => key),
        )
      ).values(),
    ];
    const live = await listLivePages(
      trx,
      site.id,
      things.flatMap(({ id }) => (id === null ? [] : [id])),
    );
    return new Set(things.filter(({ id }) => id !== null && live.has(id)).map(({ key }) => key));
  },
  save: savePages,
  takeBack: (run, things) => takePagesBack(run, 'page', things),
};

/** The same for the same page of the same file: a page made before a crash is found again. */
function idOf(websiteId: string, key: string): string {
  const hex = createHash('sha256').update(`${websiteId} page ${key}`).digest('hex');
  // The form of a UUID of one's own making (RFC 9562, version 8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

async function savePages(run: WorkingRun, rows: readonly PageRow[]): Promise<void> {
  const { deps, site, actor } = run;
  const before = (await openDocument(deps, site.id)).records;
  const fresh = rows.filter((row) => !isThere(before, idOf(site.id, row.key)));
  const problems: MoveInProblem[] = [];
  const wanted: PageToMake[] = [];
  for (const row of fresh) {
    const { taken, missing } = await takePictures(run, row.pictures);
    wanted.push({ id: idOf(site.id, row.key), row, html: withOwnPictures(row.html, taken) });
    const lacking = missing.map((value) => ({
      code: 'pictureNotFetched' as const,
      values: { value: value.slice(0, 300) },
    }));
    problems.push(...problemsOf(row, lacking));
  }
  const saved = await changeAtOnce(
    deps,
    { site, actor, rights: ALL_RIGHTS },
    {
      ...{ command: 'importPages', label: 'Import pages' },
      plan: (records) => editsOf(records, wanted, deps.newId),
    },
  );
  if (!saved.ok) throw new Error(`Pages could not be made: ${saved.problem.code}.`);
  const records = saved.value;
  await publishStored(run, records, rows);
  await inStep(run, rows, async (trx) => {
    // A page without a note was made by a run that was cut off.
    const noted = await findThings(
      trx,
      site.id,
      'page',
      rows.map(({ key }) => key),
    );
    const made = rows.filter((row) => fresh.includes(row) || !noted.has(row.key));
    for (const row of made) {
      const id = idOf(site.id, row.key);
      const urlId = textIn(records.get(recordKey('page', id)) ?? {}, 'urlId');
      await saveThing(trx, site.id, {
        kind: 'page',
        key: row.key,
        id,
        title: row.title,
        mark: pageMark(records, id),
        runId: run.id,
      });
      if (row.isShown && row.path !== '' && row.path !== `/${urlId}`)
        await recordMove(trx, site.id, { from: row.path, to: `/${urlId}`, thing: { collectionId: id } });
    }
    return { counts: { created: made.length, unchanged: rows.length - made.length }, problems };
  });
}

/** Publishes pages that a run which was cut off has stored and not published. */
async function publishStored({ deps, site, actor }: WorkingRun, records: SiteRecords, rows: readonly PageRow[]) {
  const ids = rows.map(({ key }) => idOf(site.id, key)).filter((id) => isThere(records, id));
  const live = await deps.db.inSite({ websiteId: site.id }, (trx) => listLivePages(trx, site.id, ids));
  const keys = ids.filter((id) => !live.has(id)).flatMap((id) => pageKeys(records, id));
  if (keys.length === 0) return;
  const note = 'Import pages';
  const done = await publishDocument(deps, { site, actor }, { pages: null, note, keys });
  if (!done.ok && done.problem.code !== 'nothingToPublish')
    throw new Error(`Pages could not be published: ${done.problem.code}.`);
}

function editsOf(records: SiteRecords, pages: readonly PageToMake[], newId: () => string): readonly Edit[] {
  const edits: Edit[] = [];
  let now = records;
  for (const page of pages.filter(({ id }) => !isThere(records, id))) {
    const made = pageEdits(now, page, newId);
    now = applyEdits(now, made);
    edits.push(...made);
  }
  return edits;
}

function isThere(records: SiteRecords, id: string): boolean {
  const page = records.get(recordKey('page', id));
  return page !== undefined && !flagIn(page, 'isDeleted');
}

/** Pages, and blogs that are empty again, go into the trash. */
export async function takePagesBack(
  { deps, site, actor }: TakingBack,
  kind: 'page' | 'blog',
  things: readonly ImportedThing[],
): Promise<readonly MoveInProblem[]> {
  const filled = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const ids: string[] = [];
    for (const { id } of things) if (id !== null && (await hasLiveItems(trx, site.id, id))) ids.push(id);
    return new Set(ids);
  });
  const kept = new Map<string, MoveInProblem>();
  const saved = await changeAtOnce(
    deps,
    { site, actor, rights: ALL_RIGHTS },
    {
      ...{ command: 'undoImport', label: 'Undo import of pages' },
      plan: (records) => {
        kept.clear();
        return things.flatMap(({ id, key, title, mark }) => {
          if (id === null || !isThere(records, id)) return [];
          const isInUse = filled.has(id) || homepageOf(records) === id;
          const isEdited = kind === 'page' && pageMark(records, id) !== mark;
          if (isInUse || isEdited) {
            kept.set(key, { line: 0, title, code: isInUse ? 'keptInUse' : 'keptEdited' });
            return [];
          }
          const page = records.get(recordKey('page', id))!;
          return diffRecord(recordKey('page', id), page, { ...page, isDeleted: true });
        });
      },
    },
  );
  if (!saved.ok) throw new Error(`Pages could not be taken back: ${saved.problem.code}.`);
  const gone = things.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
  await deps.db.inSite({ websiteId: site.id }, (trx) => forgetThings(trx, site.id, kind, gone));
  return [...kept.values()];
}
