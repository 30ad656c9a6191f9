import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../records/json.ts';
import type { RecordKey, SiteRecords } from '../records/record.ts';
import { documentSentence } from '../wording.ts';
import { linkProblem } from './linkProblem.ts';

const page = (urlId: string, more: JsonRecord = {}): JsonRecord => ({
  ...{ typeName: 'page', title: urlId, urlId, enabled: true, isDeleted: false },
  ...more,
});
const records: SiteRecords = new Map<RecordKey, JsonRecord>([
  ['site:site', { homepage: 'home' }],
  ['page:home', page('home')],
  ['page:about', page('about')],
  ['page:shop', page('shop', { typeName: 'products' })],
  ['page:old', page('old', { isDeleted: true })],
  ['page:off', page('off', { enabled: false })],
  ['section:team', { page: 'about' }],
]);
const said = (href: string) => {
  const problem = linkProblem(records, href);
  return problem === null ? null : documentSentence(problem);
};

describe('a link (ED-37)', () => {
  it.each([
    ...['', '/', '/about', '/about/', '/about#section-team', '#section-team', '#top', '/shop', '/shop/p/a-print?x=1'],
    ...['/cart', '/s/menu.pdf', '/search?q=a', 'https://example.com/a#b', 'http://localhost:8080', 'example.com/a'],
    ...[
      'mailto:a@example.com?subject=Hi',
      'tel:+49 30 1234567',
      'tel:112',
      'https://bücher.example',
      'example.com:8080/x',
    ],
  ])('to %s is sound', (href) => expect(said(href)).toBeNull());

  it.each([
    ['/gone', 'No page has the URL /gone.'],
    ['/about/deeper', 'No page has the URL /about/deeper.'],
    ['/old', 'No page has the URL /old.'],
    ['/off', 'Visitors cannot open the page “off”.'],
    ['/about#section-nobody', 'The linked section was deleted.'],
  ])('to %s is broken', (href, sentence) => expect(said(href)).toBe(sentence));

  it.each([
    ['mailto:somebody', 'Emails must be formatted as name@example.com'],
    ['somebody@', 'Emails must be formatted as name@example.com'],
    ['javascript:alert(1)', 'Links must be formatted as example.com or https://example.com'],
    ['//example.com', 'Links must be formatted as example.com or https://example.com'],
    ['https://', 'Links must be formatted as example.com or https://example.com'],
    ['two words', 'Links must be formatted as example.com or https://example.com'],
    ['tel:x', 'Phone numbers must be formatted as +49 30 1234567'],
  ])('to %s is written in a way nothing follows (EDIT-05)', (href, sentence) => expect(said(href)).toBe(sentence));
});
