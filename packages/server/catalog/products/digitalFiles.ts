import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { type DigitalFile, insertDigitalFile, listDigitalFiles, setFileRemoved } from '../storage/digitalFiles.ts';
import { loadEditedProduct } from '../storage/productDrafts.ts';
import { type CatalogDeps, done, type Edited, type Editing, refused } from './editing.ts';

export interface NewFile {
  readonly productId: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
}

const MAX_NAME = 200;

/** Takes a file into a product; the bytes are stored before the product names them. Answers all of its files. */
export async function addDigitalFile(
  deps: CatalogDeps & Pick<Deps, 'files'>,
  editing: Editing,
  wanted: NewFile,
): Promise<Edited<readonly DigitalFile[]>> {
  const { site, actor } = editing;
  const filename = plainName(wanted.filename);
  if (wanted.bytes.length === 0) return refused({ code: 'fileEmpty', field: 'files', values: { fileName: filename } });
  const stored = await deps.files.put(site.id, wanted.bytes);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const product = await loadEditedProduct(trx, site.id, wanted.productId);
    if (product === null || product.deletedAt !== null) return refused({ code: 'productMissing' });
    const held = await listDigitalFiles(trx, site.id, product.id);
    const file = { id: trx.newId(), productId: product.id, sha256: stored.sha256, filename, byteSize: stored.size };
    await insertDigitalFile(trx, site.id, file, held.length);
    await recordAudit(trx, {
      websiteId: site.id,
      actor,
      action: 'product.addFile',
      subjectId: product.id,
      subjectTitle: product.draft.title,
      details: { filename, bytes: stored.size },
    });
    return done([...held, file]);
  });
}

/** Takes a file off a product or puts it back. Who bought it keeps it. Answers the files that are left. */
export function removeDigitalFile(
  deps: CatalogDeps,
  { site, actor }: Editing,
  wanted: { readonly productId: string; readonly fileId: string; readonly isRemoved: boolean },
): Promise<Edited<readonly DigitalFile[]>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const { productId, fileId: id, isRemoved } = wanted;
    const file = await setFileRemoved(trx, site.id, { id, productId, isRemoved });
    if (file === null) return refused({ code: 'productMissing' });
    await recordAudit(trx, {
      websiteId: site.id,
      actor,
      action: isRemoved ? 'product.removeFile' : 'product.addFile',
      subjectId: productId,
      details: { filename: file.filename },
    });
    return done(await listDigitalFiles(trx, site.id, productId));
  });
}

/** The last part of a path, without what a header or a file system could take amiss. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}"<>|:*?]/gu, '')
      .trim()
      .slice(-MAX_NAME) || 'file'
  );
}
