import type { JsonRecord, RecordKey } from '@quoin/domain/document';
import { documentSentence } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { P1, P2, smallSite } from '../document/testing/window.ts';
import { describeLink, type LinkGround, linkChoices } from './linkChoices.ts';

const records = new Map<RecordKey, JsonRecord>(smallSite());
records.set('section:p1s2', { ...records.get('section:p1s2')!, name: 'Our team' });
const products = [{ title: 'Poster', url: 'https://demo.example/shop/p/poster' }];
const nothing = { records, page: P1, products: [], files: [] };
const hrefs = (typed: string, ground: LinkGround = nothing) =>
  linkChoices(ground, typed).map(({ kind, href }) => `${kind} ${href}`);

describe('what a link can lead to (ED-37)', () => {
  it('begins with pages and the sections of this page', () => {
    expect(hrefs('')).toEqual(['page /', 'page /p2', 'section #section-p1s1', 'section #section-p1s2']);
    expect(linkChoices(nothing, 'TÉAM')[0]).toMatchObject({ text: 'Our team' });
  });

  it('finds products by the path of their address, and files', () => {
    const files = [{ name: 'Menu.pdf', address: '/s/files/f1/menu.pdf' }];
    expect(hrefs('menu', { ...nothing, files })).toEqual(['file /s/files/f1/menu.pdf']);
    expect(describeLink({ records }, '/s/files/f1/menu.pdf')).toMatchObject({
      kind: 'file',
      text: 'menu.pdf',
      problem: null,
    });
    expect(hrefs('post', { ...nothing, page: P2, products })).toEqual(['product /shop/p/poster']);
  });

  it.each([
    ['someone@example.com', 'email mailto:someone@example.com'],
    ['+49 (30) 123-456', 'phone tel:+4930123456'],
    ['example.com/menu', 'web https://example.com/menu'],
    ['https://example.com', 'web https://example.com'],
    ['/cart', 'web /cart'],
  ])('takes %s for what it is', (typed, first) => expect(hrefs(typed)[0]).toBe(first));

  it('takes no script for an address', () => expect(hrefs('javascript:alert(1)')).toEqual([]));

  it('says in words where a link leads, and that it is broken', () => {
    expect(describeLink({ records }, '/p2')).toMatchObject({ kind: 'page', text: 'p2', problem: null });
    expect(describeLink({ records }, '#section-p1s2')).toMatchObject({ kind: 'section', text: 'Our team' });
    expect(describeLink({ records }, 'mailto:a@b.example')).toMatchObject({ kind: 'email', text: 'a@b.example' });
    const { problem } = describeLink({ records }, '/nowhere');
    expect(documentSentence(problem!)).toBe('No page has the URL /nowhere.');
  });

  it('offer the account at an ordering service, as Order Now unless it is called otherwise (EDIT-08)', () => {
    const ordering = { url: 'https://order.example/salt' };
    const withOrders = new Map<RecordKey, JsonRecord>([...nothing.records, ['site:site', { ordering }]]);
    const [first] = linkChoices({ ...nothing, records: withOrders }, 'order');
    expect(first).toMatchObject({ href: ordering.url, text: 'Order Now', hint: 'Online ordering' });
    expect(linkChoices(nothing, 'order now')).toEqual([]);
  });
});
