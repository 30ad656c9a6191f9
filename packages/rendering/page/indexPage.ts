import { type BlockContext, leadingSection, sectionHtml } from '../blocks/index.ts';
import type { CollectionContent, IndexPart } from './content/collectionContent.ts';
import type { PageContent } from './content/pageContent.ts';
import { collectionUrl } from './data/addresses.ts';
import { collectionData } from './data/collectionData.ts';
import type { JsonObject } from './data/imageData.ts';
import { partData } from './data/partData.ts';
import { escapeHtml } from './escape.ts';

/** A page of an index, finished. */
export interface PreviewedPagePart extends IndexPart {
  readonly html: string;
}

/** The pages of an index: built ones as they are, stored texts under their title, lists of entries as a way to them. */
export function indexParts(
  { document }: PageContent,
  parts: readonly IndexPart[],
  context: BlockContext,
): readonly PreviewedPagePart[] {
  const sections = document?.content.sections ?? [];
  const leading = leadingSection(sections);
  return parts.map((part) => {
    const built = sections.filter(({ id }) => part.sections.includes(id));
    if (built.length === 0) return { ...part, html: plainPart(part.collection) };
    return { ...part, html: built.map((section) => sectionHtml(section, section === leading, context)).join('\n') };
  });
}

function plainPart(collection: CollectionContent): string {
  const title = escapeHtml(collection.title);
  const address = escapeHtml(collectionUrl(collection));
  const text = collection.mainContent || `<p><a class="arrow-link" href="${address}">${title}</a></p>`;
  return `<div class="index-part__text prose"><h2>${title}</h2>${text}</div>`;
}

/** One after the other, each under its own anchor. */
export function indexHtml(parts: readonly PreviewedPagePart[]): string {
  return parts
    .map(({ collection, html }) => `<div class="index-part" id="${escapeHtml(anchorOf(collection))}">${html}</div>`)
    .join('\n');
}

function anchorOf({ urlId }: CollectionContent): string {
  return urlId.replaceAll('/', '-');
}

/** What templates of an index repeat: its pages with their finished content (page-data 4). */
export function indexData({ collection, frame }: PageContent, parts: readonly PreviewedPagePart[]): JsonObject {
  const collections = parts.map((part) => partData(part, frame, part.html));
  return { collections, ...(collection ? { collection: { ...collectionData(collection, frame), collections } } : {}) };
}
