import { expect, it } from 'vitest';
import { noteRecentBlock, recentBlocks } from './recentBlocks.ts';

function store(first = ''): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map([['quoin-recent-blocks', first]]);
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => void held.set(name, value) };
}

it('remembers the last few kinds of blocks, each once, and believes nothing else', () => {
  const kept = store('image html nonsense constructor');
  expect(recentBlocks(kept)).toEqual(['image', 'html']);
  for (const type of ['button', 'html', 'quote', 'gallery'] as const) noteRecentBlock(kept, type);
  expect(recentBlocks(kept)).toEqual(['gallery', 'quote', 'html', 'button']);
});
