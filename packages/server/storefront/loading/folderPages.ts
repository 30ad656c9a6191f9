import type { Section } from '@quoin/domain/blocks';
import type { ImageRef } from '@quoin/domain/media';
import { FOLDER_BEHAVIORS, type FolderSettings, folderAnswer, pagesIn } from '@quoin/domain/site';
import type { CollectionContent, IndexPart, ItemContent, PageContent, SiteFrame } from '@quoin/rendering/page';
import { hasItems, pagePath, resolvePath } from '../../pages/index.ts';

type Folder = CollectionContent & { readonly folder: FolderSettings };

/** What is rendered at the address of a folder (decision 0111). */
export type FolderContent =
  | { readonly kind: 'index'; readonly pages: readonly CollectionContent[] }
  /** One of its pages in its place; of a variation under the folder's address. */
  | { readonly kind: 'page'; readonly page: CollectionContent }
  | { readonly kind: 'nothing' };

export function isFolder(collection: CollectionContent): collection is Folder {
  return collection.folder !== undefined;
}

/** Visitors were led on before, where the folder leads on; those who look at a draft see where to. */
export function folderContent({ collections, navigations }: SiteFrame, folder: Folder): FolderContent {
  const pages = pagesIn(folder.id, collections, navigations).flatMap(
    ({ id, isEnabled }) => collections.find((each) => isEnabled && each.id === id) ?? [],
  );
  if (folder.folder.behavior === FOLDER_BEHAVIORS.index) return { kind: 'index', pages };
  const [first] = pages;
  if (first === undefined) return { kind: 'nothing' };
  const { urlId, isHomepage } = folder;
  const isVariation = folder.folder.behavior === FOLDER_BEHAVIORS.variation;
  return { kind: 'page', page: isVariation ? { ...first, urlId, isHomepage } : first };
}

type Document = NonNullable<PageContent['document']>;

interface Loading {
  readonly documentOf: (page: CollectionContent) => Promise<Document | null>;
  readonly itemsOf: (page: CollectionContent) => Promise<readonly ItemContent[]>;
}

/** The pages of an index as one document, which of its sections is whose, and the first entries of its lists. */
export async function indexContent(
  pages: readonly CollectionContent[],
  { documentOf, itemsOf }: Loading,
): Promise<Required<Pick<PageContent, 'document' | 'parts'>>> {
  const parts: IndexPart[] = [];
  const sections: Section[] = [];
  const images = new Map<string, ImageRef>();
  for (const collection of pages) {
    if (hasItems(collection)) {
      parts.push({ collection, sections: [], items: await itemsOf(collection) });
      continue;
    }
    const own = await documentOf(collection);
    for (const [id, image] of own?.images ?? []) images.set(id, image);
    sections.push(...(own?.content.sections ?? []));
    parts.push({ collection, sections: (own?.content.sections ?? []).map(({ id }) => id) });
  }
  return { parts, document: sections.length === 0 ? null : { content: { sections }, images } };
}

/** Returns where a folder without a page of its own redirects. Null for all other paths. */
export function folderRedirect({ collections, navigations }: SiteFrame, path: string): string | null {
  const target = resolvePath(pagePath(path), collections);
  if (target.kind !== 'collection' || !isFolder(target.collection)) return null;
  const answer = folderAnswer(target.collection, collections, navigations);
  return answer.kind === 'redirect' ? answer.to : null;
}
