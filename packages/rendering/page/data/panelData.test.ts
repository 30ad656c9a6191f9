import { COLLECTION_TYPES, EMPTY_PANEL, type MenuPanel, type NavigationItem } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import { testCollection, testFrame, testPage } from '../testing/page.ts';
import { navigationContext } from './navigationData.ts';

const journal = testCollection({ id: 'j', urlId: 'journal', title: 'Journal', navigationTitle: 'Journal' });
const off = testCollection({ id: 'off', urlId: 'off', title: 'Off', navigationTitle: 'Off', isEnabled: false });
const category = (name: string, path: string) => ({ name, path, count: 1 });
const store = testCollection({
  ...{ id: 's', urlId: 'shop', title: 'Shop', navigationTitle: 'Shop', type: COLLECTION_TYPES.products },
  categories: [category('Prints & cards', 'prints'), category('Large', 'prints/large'), category('Books', 'books')],
});
const image = {
  ...{ id: 'i', assetUrl: '/s/images/i/a.jpg', altText: 'A ridge', originalWidth: 1200, originalHeight: 800 },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, filename: 'a.jpg' },
} as never;

const entry = (parts: Partial<NavigationItem>): NavigationItem => ({
  ...{ collectionId: null, title: '', urlId: '', externalLink: null, items: [], ...parts },
});
const heading = (title: string) => entry({ title });
const to = (collectionId: string) => entry({ collectionId });

function folderOf(items: readonly NavigationItem[], panel: MenuPanel | null = EMPTY_PANEL) {
  const folder = entry({ title: 'More', items, ...(panel === null ? {} : { panel }) });
  const frame = testFrame([journal, off, store], {
    navigations: [{ name: 'mainNav', items: [folder] }],
    menuImages: new Map([['i', image]]),
  });
  const { items: links } = navigationContext(testPage({ frame, collection: journal }), 'mainNav', {});
  return (links as readonly Record<string, never>[])[0] ?? {};
}

interface Panel {
  readonly columns: readonly { readonly title: string; readonly items: readonly Record<string, unknown>[] }[];
  readonly flows: boolean;
  readonly promo: Record<string, unknown> | null;
}
const panelOf = (...given: Parameters<typeof folderOf>) => (folderOf(...given) as { panel?: Panel }).panel;

describe('a folder that opens wide (product.md 1.4)', () => {
  it('has a column for each heading among its entries', () => {
    const panel = panelOf([to('j'), heading('<Buy>'), to('s'), heading('Nothing'), to('off'), heading('Empty')]);
    expect(panel?.columns.map(({ title, items }) => [title, items.length])).toEqual([
      ['', 1],
      ['&lt;Buy&gt;', 1],
    ]);
    expect([panel?.flows, panel?.promo]).toEqual([false, null]);
  });

  it('is one list that flows where it has no headings', () => {
    expect(panelOf([to('j'), to('s')])).toMatchObject({ flows: true, columns: [{ title: '' }] });
  });

  it('names the first level of a store’s categories below it', () => {
    const [column] = panelOf([to('s')])?.columns ?? [];
    expect(column?.items[0]?.below).toEqual([
      { title: 'Prints &amp; cards', url: '/shop?category=prints' },
      { title: 'Books', url: '/shop?category=books' },
    ]);
    expect(panelOf([to('j')])?.columns[0]?.items[0]).not.toHaveProperty('below');
  });

  it('shows a picture and words beside its columns, as text', () => {
    const promo = panelOf([to('j')], { image: 'i', title: 'Ridge & "lines"', text: '<b>', url: '/journal' })?.promo;
    expect(promo).toMatchObject({ title: 'Ridge &amp; &quot;lines&quot;', text: '&lt;b&gt;', url: '/journal' });
    expect(promo?.image).toMatchObject({ assetUrl: '/s/images/i/a.jpg', altText: 'A ridge' });
    expect(panelOf([to('j')], { ...EMPTY_PANEL, image: 'gone' })?.promo).toBeNull();
  });

  it('is a list as ever where its owner has not chosen it, and headings stay out of that', () => {
    const folder = folderOf([heading('Buy'), to('j')], null);
    expect(folder).not.toHaveProperty('panel');
    expect(folder.items).toHaveLength(1);
  });
});
