import { addImage, assetUrl, inspectImage, listMediaByIds } from '../../media/index.ts';
import type { TakenPicture, WorkingRun } from '../moveInRun.ts';
import { findThings, saveThing } from '../storage/importedThings.ts';

/** Pictures that are fetched side by side. */
const AT_ONCE = 4;

export interface PicturesTaken {
  readonly taken: ReadonlyMap<string, TakenPicture>;
  readonly missing: readonly string[];
}

/** The pictures at these addresses, each once for all texts that show it. */
export async function takePictures(run: WorkingRun, urls: readonly string[]): Promise<PicturesTaken> {
  const wanted = [...new Set(urls)];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    await Promise.all(wanted.slice(start, start + AT_ONCE).map((url) => takePicture(run, url, '')));
  }
  const found = wanted.map((url) => [url, run.pictures.get(url) ?? null] as const);
  return {
    taken: new Map(found.flatMap(([url, picture]) => (picture === null ? [] : [[url, picture] as const]))),
    missing: found.filter(([, picture]) => picture === null).map(([url]) => url),
  };
}

/** Null where it cannot be had. `isNew`: this run brought it. */
export async function takePicture(
  run: WorkingRun,
  url: string,
  altText: string,
): Promise<(TakenPicture & { readonly isNew: boolean }) | null> {
  const held = run.pictures.get(url);
  if (held !== undefined) return held === null ? null : { ...held, isNew: false };
  const known = await knownPicture(run, url);
  const fetched = known === null ? await fetchPicture(run, url, altText) : null;
  const picture = known ?? fetched;
  run.pictures.set(url, picture);
  return picture === null ? null : { ...picture, isNew: known === null };
}

function knownPicture({ deps, site }: WorkingRun, url: string): Promise<TakenPicture | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const id = (await findThings(trx, site.id, 'picture', [keyOf(url)])).get(keyOf(url))?.id ?? null;
    const [asset] = id === null ? [] : await listMediaByIds(trx, site.id, [id]);
    if (asset === undefined || asset.deletedAt !== null) return null;
    return { id: asset.id, address: assetUrl(asset.id, asset.filename) };
  });
}

async function fetchPicture(run: WorkingRun, url: string, altText: string): Promise<TakenPicture | null> {
  const { deps, site, fetchPicture: fetch } = run;
  const bytes = fetch === undefined ? null : await fetch(url);
  if (bytes === null || !(await inspectImage(bytes)).ok) return null;
  const filename = fileNameOf(url);
  const added = await addImage(deps, site.id, { filename, bytes, ...(altText === '' ? {} : { altText }) });
  if (!added.ok) return null;
  const { id } = added.value;
  const thing = { kind: 'picture', key: keyOf(url), id, title: filename, mark: '', runId: run.id } as const;
  await deps.db.inSite({ websiteId: site.id }, (trx) => saveThing(trx, site.id, thing));
  return { id, address: assetUrl(id, added.value.filename) };
}

function keyOf(url: string): string {
  return url.slice(0, 900);
}

function fileNameOf(url: string): string {
  const last = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return last;
  }
}
