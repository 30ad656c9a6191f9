import { listMediaByIds, trashUnused } from '../../media/index.ts';
import type { PictureRow } from '../contents.ts';
import { inStep, problemsOf, type ThingType } from '../moveInRun.ts';
import { findThings, forgetThings } from '../storage/importedThings.ts';
import { takePicture } from './takePicture.ts';

/** Pictures of the former library, each a row of its own: the slowest part of a move is one that shows how far it is. */
export const pictureType: ThingType<PictureRow> = {
  batch: 1,
  async known(trx, { site }, rows) {
    const things = await findThings(
      trx,
      site.id,
      'picture',
      rows.map(({ key }) => key),
    );
    const ids = [...things.values()].flatMap(({ id }) => (id === null ? [] : [id]));
    const live = new Set(
      (await listMediaByIds(trx, site.id, ids)).filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    );
    return new Set([...things.values()].filter(({ id }) => id !== null && live.has(id)).map(({ key }) => key));
  },
  async save(run, rows) {
    for (const row of rows) {
      const picture = await takePicture(run, row.url, row.altText);
      const value = row.url.slice(0, 300);
      const problems = picture === null ? problemsOf(row, [{ code: 'pictureNotFetched', values: { value } }]) : [];
      const counts = picture === null ? { skipped: 1 } : picture.isNew ? { created: 1 } : { unchanged: 1 };
      await inStep(run, [row], () => Promise.resolve({ counts, problems }));
    }
  },
  async takeBack({ deps, site }, things) {
    return deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const ids = things.flatMap(({ id }) => (id === null ? [] : [id]));
      await trashUnused(
        trx,
        site.id,
        ids.map((id) => ({ id })),
      );
      const kept = new Set(
        (await listMediaByIds(trx, site.id, ids)).filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
      );
      const gone = things.filter(({ id }) => id === null || !kept.has(id));
      await forgetThings(
        trx,
        site.id,
        'picture',
        gone.map(({ key }) => key),
      );
      return things
        .filter((thing) => !gone.includes(thing))
        .map(({ title }) => ({ line: 0, title, code: 'keptInUse' as const }));
    });
  },
};
