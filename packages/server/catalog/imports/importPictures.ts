import type { FileProduct, ProductFileCode, RowProblem } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { addImage, findAsset, inspectImage } from '../../media/index.ts';
import type { FetchPicture } from './fetchPictures.ts';

export interface PictureSource {
  /** The bytes of a picture that the file names by a relative address; null when there is none. */
  readonly readImage: (reference: string) => Promise<Uint8Array | null>;
  /** Left out: pictures on other servers are listed and not taken. */
  readonly fetchImage?: FetchPicture;
  /** Nothing is fetched, so pictures on other servers are not checked. */
  readonly isDryRun: boolean;
  readonly altTextFor?: (reference: string) => string | undefined;
}

/** The pictures of one product as assets, and those that could not be had. */
export interface ProductPictures {
  /** In the file's order, each once; the first is the main picture. */
  readonly imageIds: readonly string[];
  readonly variantImageIds: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
  readonly problems: readonly RowProblem[];
}

export interface Pictures {
  /** Takes a product's pictures into the site, each file once. */
  take(product: FileProduct): Promise<ProductPictures>;
  /** What `take` would find wrong with these, without taking them. */
  check(product: FileProduct, references: readonly string[]): Promise<readonly RowProblem[]>;
}

export function referencesOf(product: FileProduct): readonly string[] {
  const ofVariants = product.variants.flatMap((variant) => (variant.imageUrl === null ? [] : [variant.imageUrl]));
  return [...new Set([...product.imageUrls, ...ofVariants])];
}

/** A picture of this site by its address in an export: `/s/images/<id>/name.jpg`, whatever the host. */
export function assetIdIn(reference: string): string | null {
  return /\/s\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(reference)?.[1] ?? null;
}

type PictureDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;
/** Pictures of one product that are fetched side by side. */
const AT_ONCE = 4;

/** A picture as a file names it, and the alt text that the file gives it. */
interface Named {
  readonly reference: string;
  readonly text: string | undefined;
}

type Taken = Outcome<string, ProductFileCode>;

export function createPictures(deps: PictureDeps, websiteId: string, source: PictureSource): Pictures {
  const known = new Map<string, Promise<Taken>>();
  const takeOnce = (reference: string, text: string | undefined): Promise<Taken> => {
    const held = known.get(reference) ?? takeOwn(deps, websiteId, { reference, text }, source);
    known.set(reference, held);
    return held;
  };
  return {
    async take(product) {
      const ids = new Map<string, string>();
      const problems: RowProblem[] = [];
      const references = referencesOf(product);
      const take = (reference: string) => takeOnce(reference, product.imageTexts?.[reference]);
      for (let start = 0; start < references.length; start += AT_ONCE) {
        const some = references.slice(start, start + AT_ONCE);
        for (const [index, taken] of (await Promise.all(some.map(take))).entries()) {
          if (taken.ok) ids.set(some[index]!, taken.value);
          else problems.push({ ...taken.problem, line: product.line });
        }
      }
      return { ...arrange(product, ids), problems };
    },
    async check(product, references) {
      const found = await Promise.all(references.map((reference) => checkOwn(deps, websiteId, reference, source)));
      return found.flatMap((each) => (each.ok ? [] : [{ ...each.problem, line: product.line }]));
    },
  };
}

function arrange(product: FileProduct, ids: ReadonlyMap<string, string>): Omit<ProductPictures, 'problems'> {
  const variantImageIds = new Map<string, string>();
  for (const { sku, imageUrl } of product.variants) {
    const id = imageUrl === null ? undefined : ids.get(imageUrl);
    if (id !== undefined) variantImageIds.set(sku, id);
  }
  const missing = referencesOf(product).filter((reference) => !ids.has(reference));
  return { imageIds: [...new Set(ids.values())], variantImageIds, missing };
}

/** A picture that is there already is used, not read again. */
async function takeOwn(deps: PictureDeps, websiteId: string, named: Named, source: PictureSource): Promise<Taken> {
  const own = await findOwn(deps, websiteId, named.reference);
  return own === null ? takeOne(deps, websiteId, named, source) : accept(own);
}

async function checkOwn(deps: PictureDeps, websiteId: string, reference: string, source: PictureSource) {
  if (source.isDryRun && webAddress(reference) !== null) return accept(reference);
  const own = await findOwn(deps, websiteId, reference);
  return own === null ? readUsable(reference, source) : accept(own);
}

async function findOwn({ db }: PictureDeps, websiteId: string, reference: string): Promise<string | null> {
  const id = assetIdIn(reference);
  const asset = id === null ? null : await db.inSite({ websiteId }, (trx) => findAsset(trx, websiteId, id));
  return asset?.id ?? null;
}

async function takeOne(
  deps: PictureDeps,
  websiteId: string,
  { reference, text }: Named,
  source: PictureSource,
): Promise<Taken> {
  const found = await readUsable(reference, source);
  if (!found.ok) return found;
  const altText = source.altTextFor?.(reference) ?? text;
  const file = { filename: fileName(reference), bytes: found.value, ...(altText ? { altText } : {}) };
  const added = await addImage(deps, websiteId, file);
  return added.ok ? accept(added.value.id) : refuse('imageUnusable', { values: { value: reference } });
}

async function readUsable(reference: string, source: PictureSource): Promise<Outcome<Uint8Array, ProductFileCode>> {
  const values = { value: reference };
  const url = webAddress(reference);
  const bytes = await (url === null ? source.readImage(reference) : source.fetchImage?.(url));
  if (!bytes) return refuse(url === null ? 'imageMissing' : 'imageNotFetched', { values });
  return (await inspectImage(bytes)).ok ? accept(bytes) : refuse('imageUnusable', { values });
}

/** Of a picture on another server; null for one that comes with the file. `data:` and the like are no pictures to be had. */
function webAddress(reference: string): string | null {
  if (reference.startsWith('//')) return `https:${reference}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(reference) ? reference : null;
}

/** `a%20b.jpg` of `https://cdn.example/files/a%20b.jpg?v=3` is `a b.jpg`. */
function fileName(reference: string): string {
  const url = webAddress(reference);
  if (url === null || !URL.canParse(url)) return reference;
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return last;
  }
}
