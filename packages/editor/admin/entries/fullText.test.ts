import { describe, expect, it } from 'vitest';
import { fullText } from './fullText.ts';

const NONE = { published: 0, scheduled: 0, needsReview: 0, draft: 0, private: 0, takenDown: 0, trash: 0 };

describe('a collection that one puts in order', () => {
  it.each([
    ['portfolio', { published: 249 }, null],
    ['portfolio', { published: 249, trash: 40 }, null],
    [
      'portfolio',
      { published: 200, draft: 49, takenDown: 1 },
      'Works has reached the maximum of 250 items. Delete some, or add another page.',
    ],
    ['album', { published: 60 }, 'Works has reached the maximum of 60 items. Delete some, or add another page.'],
    ['blog', { published: 9_000 }, null],
  ] as const)('says before one writes that it is full: %s, %j (LIM-01, ED-47)', (kind, counts, text) => {
    expect(fullText({ kind, title: 'Works', counts: { ...NONE, ...counts } })).toBe(text);
  });
});
