import { describe, expect, it } from 'vitest';
import { DISCOVERY_SETTING, discoveryProblems, readDiscovery } from './discovery.ts';
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
    };
    expect(readDiscovery({ [DISCOVERY_SETTING]: kept })).toEqual(kept);
    expect(readDiscovery({ [DISCOVERY_SETTING]: { robots: 7, podcasts: { a: { category: 'Gossip' } } } })).toEqual({
      ...NOTHING,
      podcasts: { a: NO_PODCAST },
    });
  });

  it('is told what directories and addresses do not take', () => {
    expect(problemsOf({ podcasts: { a: NO_PODCAST, b: { ...NO_PODCAST, isOn: true, ownerEmail: 'ida' } } })).toEqual([
      'podcasts.b.author: Say who speaks: podcast directories take no podcast without.',
      'podcasts.b.ownerEmail: Directories write to this address to learn whose podcast it is. This is not one.',
    ]);
    expect(problemsOf({ productFeed: { isOn: true, key: 'short', brand: '' } })).toEqual([
      'productFeed.key: A secret of 16 to 64 letters, digits, - and _. Let one be made, or leave it empty.',
    ]);
    expect(problemsOf({ robots: { isOwn: false, text: 'nonsense', isClosedToTraining: false } })).toEqual([]);
  });
});
