import type { ApiCode, ApiImageStatus } from '@quoin/contract/commerceApi';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { editPicture } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import { addImage, findMedia, storageRoom } from '../../media/index.ts';
import { READ_ONLY } from '../../platform/database/database.ts';
import type { Program } from '../../platform/http/apiPipeline.ts';
import { editProduct, findProduct, type NamedProduct } from './editProduct.ts';
import type { LoadedImage } from './loadProducts.ts';
import { withImage } from './productEdits.ts';

export type ImageDeps = Pick<Deps, 'db' | 'now' | 'files' | 'newId' | 'config'>;

/** Takes an image into the library and adds it to the product. Its sizes are made afterwards. */
export async function uploadImage(
  deps: ImageDeps,
  program: Program,
  named: NamedProduct,
  file: { readonly filename: string; readonly bytes: Uint8Array },
): Promise<Outcome<{ readonly imageId: string }, ApiCode>> {
  const { site } = program;
  const found = await findProduct(deps, site.id, named);
  if (found === null) return refuse('productUnknown', { values: { productId: named.productId } });
  const room = await storageRoom(deps, site.id);
  if (room !== null && file.bytes.length > room.left) return refuse('noRoom');
  const added = await addImage(deps, site.id, file);
  if (!added.ok) return refuse('imageInvalid');
  const edited = await editProduct(deps, program, named, withImage(added.value.id));
  return edited.ok ? accept({ imageId: added.value.id }) : edited;
}

const STATUSES = { processing: 'PROCESSING', ready: 'READY', failed: 'ERROR' } as const;

export async function imageStatus(
  deps: ImageDeps,
  program: Program,
  named: NamedProduct,
  imageId: string,
): Promise<Outcome<ApiImageStatus, ApiCode>> {
  const image = await findImage(deps, program, named, imageId);
  if (!image.ok) return image;
  const websiteId = program.site.id;
  const media = await deps.db.inSite({ websiteId }, (trx) => findMedia(trx, websiteId, imageId), READ_ONLY);
  return media === null ? refuse('imageUnknown') : accept({ status: STATUSES[media.state] });
}

/** What an image shows in words, wherever the site uses it. */
export async function describeImage(
  deps: ImageDeps,
  program: Program,
  named: NamedProduct,
  { imageId, altText }: { readonly imageId: string; readonly altText: string },
): Promise<Outcome<LoadedImage & { readonly index: number }, ApiCode>> {
  const image = await findImage(deps, program, named, imageId);
  if (!image.ok) return image;
  const edited = await editPicture(deps, program, { id: imageId, altText });
  return edited.kind === 'done' ? findImage(deps, program, named, imageId) : refuse('imageUnknown');
}

async function findImage(
  deps: ImageDeps,
  { site }: Program,
  named: NamedProduct,
  imageId: string,
): Promise<Outcome<LoadedImage & { readonly index: number }, ApiCode>> {
  const found = await findProduct(deps, site.id, named);
  if (found === null) return refuse('productUnknown', { values: { productId: named.productId } });
  const index = found.images.findIndex(({ id }) => id === imageId);
  return index < 0 ? refuse('imageUnknown') : accept({ ...found.images[index]!, index });
}
