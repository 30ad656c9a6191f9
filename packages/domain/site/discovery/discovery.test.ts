import { describe, expect, it } from 'vitest';
import { DISCOVERY_SETTING, discoveryProblems, feedLength, readDiscovery } from './discovery.ts';
import { NO_PODCAST } from './podcast.ts';
import { discoverySentence } from './wording.ts';

const NOTHING = readDiscovery({});
const problemsOf = (more: Partial<typeof NOTHING>) =>
  discoveryProblems({ ...NOTHING, ...more }).map((problem) => `${problem.field}: ${discoverySentence(problem)}`);

describe('how a site is found', () => {
  it('is read as it was kept, and anything else as nothing', () => {
    const podcast = { ...NO_PODCAST, isOn: true, author: 'Ida', ownerEmail: 'ida@example.com', category: 'Music' };
    const kept = {
      ...{ robots: { isOwn: true, text: 'x', isClosedToTraining: true }, revision: 3 },
      ...{ productFeed: { isOn: true, key: 'k'.repeat(20), brand: 'Salt' }, podcasts: { a: podcast } },
      listFeed: { content: 'summary', items: 100 },
    };
    expect(readDiscovery({ [DISCOVERY_SETTING]: kept })).toEqual(kept);
    expect(readDiscovery({ [DISCOVERY_SETTING]: { robots: 7, podcasts: { a: { category: 'Gossip' } } } })).toEqual({
      ...NOTHING,
      podcasts: { a: NO_PODCAST },
    });
  });

  it.each([
    [undefined, { content: 'full', items: 20 }],
    [{ content: 'summary' }, { content: 'summary', items: 20 }],
    [
      { content: 'half', items: 1 },
      { content: 'full', items: 1 },
    ],
    [{ items: 100 }, { content: 'full', items: 100 }],
    [{ items: 101 }, { content: 'full', items: 20 }],
    [{ items: 0 }, { content: 'full', items: 20 }],
    [{ items: '5' }, { content: 'full', items: 20 }],
  ])('gives whole entries, twenty of them, unless its owner says otherwise: %j', (listFeed, read) => {
    expect(readDiscovery({ [DISCOVERY_SETTING]: { listFeed } }).listFeed).toEqual(read);
  });

  it('gives so many entries as its owner says, of a podcast as many as its page shows', () => {
    const settings: typeof NOTHING = {
      ...NOTHING,
      listFeed: { content: 'summary', items: 3 },
      podcasts: { a: { ...NO_PODCAST, isOn: true }, b: NO_PODCAST },
    };
    const lengths = ['a', 'b', 'c'].map((id) => feedLength(settings, { id, pageSize: 12 }));
    expect(lengths).toEqual([12, 3, 3]);
  });

  it('is told what directories and addresses do not take', () => {
    expect(problemsOf({ podcasts: { a: NO_PODCAST, b: { ...NO_PODCAST, isOn: true, ownerEmail: 'ida' } } })).toEqual([
      'podcasts.b.author: Enter an author. Podcast directories require it.',
      'podcasts.b.ownerEmail: Enter a valid email address. Podcast directories use it to verify ownership.',
    ]);
    expect(problemsOf({ productFeed: { isOn: true, key: 'short', brand: '' } })).toEqual([
      'productFeed.key: Enter 16 to 64 letters, digits, - and _. Generate one, or leave it empty.',
    ]);
    for (const items of [0, 101, 1.5]) {
      const found = problemsOf({ listFeed: { content: 'full', items } });
      expect(found).toEqual(['listFeed.items: Enter a number from 1 to 100.']);
    }
    expect(problemsOf({ robots: { isOwn: false, text: 'nonsense', isClosedToTraining: false } })).toEqual([]);
  });
});
