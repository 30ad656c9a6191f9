import { describe, expect, it } from 'vitest';
import {
  ITEM_STATUSES,
  type ItemDraft,
  isUnpublished,
  itemProblems,
  itemStatusOf,
  workflowStateOf,
} from './itemDraft.ts';
import type { ItemPart } from './itemKinds.ts';
import { itemSentence } from './wording.ts';

const draft: ItemDraft = {
  ...{
    title: 'Ink',
    urlId: '',
    body: '<p>Ink.</p>',
    excerpt: '',
    tags: [],
    categories: [],
    authorName: '',
    imageId: null,
  },
  ...{ status: 'published', publishOn: null, takeDown: null, isFeatured: false, event: null },
  ...{ pictures: [], recording: null, chapter: '', lesson: null },
  seo: { title: '', description: '', isHidden: false },
};
const NOW = Date.UTC(2026, 10, 21);
const codes = (parts: Partial<ItemDraft>) =>
  itemProblems({ ...draft, ...parts }, NOW).map(({ code, field }) => `${field}: ${code}`);

describe('an entry', () => {
  it('is what its workflow state and its moment make it, and is stored so again', () => {
    expect([1, 2, 3, 4].map((state) => itemStatusOf(state, null, NOW))).toEqual([
      'published',
      'draft',
      'needsReview',
      'private',
    ]);
    expect([itemStatusOf(1, NOW + 1, NOW), itemStatusOf(1, NOW, NOW), itemStatusOf(2, NOW + 1, NOW)]).toEqual([
      'scheduled',
      'published',
      'draft',
    ]);
    expect(ITEM_STATUSES.map(workflowStateOf)).toEqual([1, 1, 3, 2, 4]);
    expect(ITEM_STATUSES.filter(isUnpublished)).toEqual(['needsReview', 'draft']);
  });

  it('says what keeps it from being saved, and where', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ title: ' ', urlId: 'No Good' })).toEqual(['title: itemTitleMissing', 'urlId: itemAddressInvalid']);
    expect(codes({ title: 'x'.repeat(201), excerpt: 'x'.repeat(5001) })).toEqual([
      'title: itemTitleTooLong',
      'excerpt: itemTextTooLong',
    ]);
    expect(codes({ status: 'scheduled' })).toEqual(['publishOn: itemDateMissing']);
    expect(codes({ status: 'scheduled', publishOn: NOW })).toEqual(['publishOn: itemDateOver']);
    expect(itemSentence({ code: 'itemTitleTooLong', values: { max: 200 } })).toBe(
      'A title can have up to 200 characters.',
    );
  });

  it('has what its kind asks for: a picture, something that plays, no more pictures than a gallery holds (LIM-01)', () => {
    const at = (part: ItemPart, parts: Partial<ItemDraft>) =>
      itemProblems({ ...draft, ...parts }, NOW, part).map(({ code, field }) => `${field}: ${code}`);
    expect(at('picture', {})).toEqual(['imageId: itemPictureMissing']);
    expect(at('picture', { imageId: 'one' })).toEqual([]);
    expect(at('pictures', { pictures: Array(51).fill('one') })).toEqual(['pictures: itemTooManyPictures']);
    expect(at('track', { recording: { url: '', duration: 'x' } })).toEqual([
      'recording.url: itemTrackMissing',
      'recording.duration: itemDurationInvalid',
    ]);
    const lesson = { recording: { url: '', duration: '' }, chapter: 'x'.repeat(101) };
    expect(at('lesson', lesson)).toEqual(['chapter: itemChapterTooLong']);
    expect(itemSentence({ code: 'itemCollectionFull', values: { title: 'Songs', max: 60 } })).toBe(
      'Songs has reached the maximum of 60 items. Delete some, or add another page.',
    );
  });
});
