import type { ItemDraft } from '@quoin/domain/site';

/** An entry of a collection as it begins, already published; tests say what theirs has besides. */
export const BLANK_DRAFT: ItemDraft = {
  ...{ title: '', urlId: '', body: '', excerpt: '', tags: [], categories: [], authorName: '', imageId: null },
  ...{ status: 'published', publishOn: null, takeDown: null, isFeatured: false, event: null },
  ...{ pictures: [], recording: null, chapter: '', lesson: null },
  seo: { title: '', description: '', isHidden: false },
};
