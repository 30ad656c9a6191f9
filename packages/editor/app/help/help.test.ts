import type { WireHelpPage } from '@quoin/contract/endpoints/running';
import { describe, expect, it } from 'vitest';
import { helpEntries } from './helpEntries.ts';
import { type HelpTarget, helpPageAt } from './helpPage.ts';
import { inLanguage } from './helpQuery.ts';

const page = (path: string, language = 'en'): WireHelpPage => ({
  ...{ path, page: path.replace(/^de\//, ''), language, title: path, html: '' },
  tasks: [{ id: 'refund-an-order', title: 'Refund an order' }],
});

describe('help', () => {
  it.each([
    ['/demo/config', 'home'],
    ['/demo/config/orders/7', 'orders'],
    ['/demo/config/products/categories', 'products/categories'],
    ['/demo/config/settings/languages/de', 'settings/languages'],
    ['/demo/config/settings/roles', 'settings'],
    ['/demo/config/account', ''],
  ])('at %s is the page “%s”', (path, expected) => expect(helpPageAt('demo', path)).toBe(expected));

  it('is in the app’s language where it is translated, else in English', () => {
    const pages = [page('orders'), page('de/orders', 'de'), page('drafts')];
    expect(inLanguage('de', pages).map(({ path }) => path)).toEqual(['de/orders', 'drafts']);
    expect(inLanguage('en', pages).map(({ path }) => path)).toEqual(['orders', 'drafts']);
  });

  it('is found by its title and by each task, but for the list of all', () => {
    const opened: HelpTarget[] = [];
    const entries = helpEntries([page(''), page('orders')], (target) => opened.push(target));
    expect(entries.map(({ text, aside }) => [text, aside])).toEqual([
      ['Help: orders', ''],
      ['Help: Refund an order', 'orders'],
    ]);
    for (const entry of entries) entry.choose();
    expect(opened).toEqual([{ page: 'orders' }, { page: 'orders', task: 'refund-an-order' }]);
  });
});
