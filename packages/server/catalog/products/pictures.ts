import { recordAudit } from '../../audit/index.ts';
import { type Asset, findAsset, updateAsset } from '../../media/index.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { type CatalogDeps, done, type Edited, type Editing, refused } from './editing.ts';

export interface PictureEdit {
  readonly id: string;
  readonly altText?: string;
  /** 0 to 1 from the left and from the top. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

const MAX_ALT_TEXT = 1000;

/** What a picture shows in words, and what of it must stay in sight; the same wherever it is used. */
export function editPicture(deps: CatalogDeps, editing: Editing, edit: PictureEdit): Promise<Edited<Asset>> {
  const { site, actor } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const held = await findAsset(trx, site.id, edit.id);
    if (held === null) return refused({ code: 'imageUnknown' });
    const altText = (edit.altText ?? held.altText).trim().slice(0, MAX_ALT_TEXT);
    const focalPoint = edit.focalPoint ?? held.focalPoint;
    await updateAsset(trx, site.id, { id: edit.id, altText, focalPoint });
    await bumpPublishedVersion(trx, site.id);
    await recordAudit(trx, {
      websiteId: site.id,
      actor,
      action: 'media.update',
      subjectId: edit.id,
      subjectTitle: held.filename,
      details: { before: { altText: held.altText, focalPoint: held.focalPoint }, after: { altText, focalPoint } },
    });
    return done({ ...held, altText, focalPoint });
  });
}
