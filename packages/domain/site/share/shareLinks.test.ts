import { describe, expect, it } from 'vitest';
import { followLink, shareLinks } from './shareLinks.ts';
import { shareWords } from './wording.ts';

const page = { url: 'https://shop.example/a?b=1', title: 'Ridge & lines' };

describe('links to share a page', () => {
  it('lead to each service with the address and the title, and ask nothing of it before', () => {
    expect(shareLinks(page).map(({ service, url }) => `${service} ${url}`)).toEqual([
      'Facebook https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1',
      'X https://x.com/intent/post?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&text=Ridge%20%26%20lines',
      'LinkedIn https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1',
      'Reddit https://www.reddit.com/submit?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&title=Ridge%20%26%20lines',
      'Email mailto:?subject=Ridge%20%26%20lines&body=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1',
    ]);
  });
  it('name a service of pictures only where there is one', () => {
    const links = shareLinks({ ...page, imageUrl: 'https://shop.example/a.jpg' });
    expect(links.map(({ service }) => service)).toContain('Pinterest');
    expect(links.find(({ service }) => service === 'Pinterest')?.url).toContain(
      'media=https%3A%2F%2Fshop.example%2Fa.jpg',
    );
  });
  it('are named in the language of the page', () => {
    expect([shareWords('en').shareOn('X'), shareWords('de-AT').shareOn('X'), shareWords('de').byMail]).toEqual([
      'Share on X',
      'Auf X teilen',
      'Per E-Mail teilen',
    ]);
    expect([shareWords('en').follow('a'), shareWords('de').follow('a')]).toEqual(['Follow @a', '@a folgen']);
  });
});

it.each([
  ['ridge', 'ridge'],
  ['@ridge', 'ridge'],
  ['https://twitter.com/ridge', 'ridge'],
  ['', null],
  ['https://twitter.com/', null],
  ['a"><b', null],
])('a follow button for %j leads to %j', (account, name) => {
  expect(followLink(account)?.name ?? null).toBe(name);
});
