import { bindingTo, formatBinding } from '@quoin/domain/document';
import { expect, it } from 'vitest';
import type { PrintedElement } from '../../../frame/printedPage.ts';
import { sectionsOfPrinted } from './sectionsOfPrinted.ts';

type Child = PrintedElement | string;

const NO_BOX = { left: 0, top: 0, width: 0, height: 0 };

/** `h2.eyebrow` with what it holds. */
function el(name: string, ...children: readonly Child[]): PrintedElement {
  const [tag = '', ...classes] = name.split('.');
  const attributes = Object.fromEntries(classes.length === 0 ? [] : [['class', classes.join(' ')]]);
  return { tag, attributes, children, from: [], query: '', across: children.length, box: NO_BOX };
}
const withAttributes = (element: PrintedElement, attributes: Readonly<Record<string, string>>): PrintedElement => ({
  ...element,
  attributes: { ...attributes, ...element.attributes },
});
const link = (name: string, words: string) => withAttributes(el(name, words), { href: '/shop' });
const picture = (src = '/s/images/i1/wall.jpg?format=750w') => withAttributes(el('img'), { src, alt: '' });
const card = (id: string): PrintedElement => ({
  ...el('li.card', picture(), el('h3', id)),
  from: [formatBinding(bindingTo('item', { id, within: 'c1', isProduct: true }))],
});
const asked = { kind: 'query', collection: 'shop', limit: 8, skip: 0, category: '', tag: '', featured: true };
const listOf = (query: object, ...cards: readonly PrintedElement[]): PrintedElement => ({
  ...el('ul.grid', ...cards),
  query: JSON.stringify(query),
});

/** What becomes of it, in short: classes of the section, then its blocks with what tells most of each. */
function inShort(...children: readonly Child[]): readonly string[] | null {
  const sections = sectionsOfPrinted(el('main', ...children));
  return (
    sections?.map(({ classes, blocks }) => {
      const each = blocks.map(
        ({ type, value, classes: own }) =>
          `${type}${own === '' ? '' : `.${own}`} ${value.html ?? value.source ?? value.image ?? value.text ?? value.collection}`,
      );
      return `${classes}: ${each.join(' | ')}`;
    }) ?? null
  );
}

it.each<[string, readonly Child[], readonly string[] | null]>([
  [
    'texts that follow each other',
    [el('h1', 'One'), '\n', el('p', 'Two ', el('em', 'three'))],
    [': html <h1>One</h1><p>Two <em>three</em></p>'],
  ],
  [
    'texts with the theme’s classes, without names for machines',
    [
      el(
        'section.band.index',
        withAttributes(el('h2.eyebrow', 'For'), { id: 'x' }),
        el('ul', el('li', link('a', 'gifts'))),
      ),
    ],
    [': html <div class="band index"><h2 class="eyebrow">For</h2><ul><li><a href="/shop">gifts</a></li></ul></div>'],
  ],
  [
    'a frame of words and a picture',
    [el('section.hero', el('div.words', el('h1', 'One')), el('div.picture', picture()))],
    ['hero: html <div class="words"><h1>One</h1></div> | image.picture i1'],
  ],
  [
    'a list of products under its heading',
    [el('section.band', el('div.head', el('h2', 'New'), link('a.more', 'All')), listOf(asked, card('a'), card('b')))],
    ['band: html <div class="head"><h2>New</h2><a href="/shop" class="more">All</a></div> | summary-v2 c1'],
  ],
  ['a button', [el('p', 'Come in'), link('a.button', 'Shop')], [': html <p>Come in</p>', ': button Shop']],
  [
    'what no block knows between what blocks know',
    [el('div.box', el('p', 'Write'), el('form.mail', el('input')))],
    ['box: html <p>Write</p> | code <form class="mail"><input></form>'],
  ],
  [
    'pictures from elsewhere',
    [el('p', 'A'), el('div', picture('https://a.example/b.jpg'))],
    [': html <p>A</p>', ': code <img src="https://a.example/b.jpg" alt="">'],
  ],
  ['words read aloud alone', [el('p', 'All', el('span.visually-hidden', ': prints'))], [': html <p>All</p>']],
  [
    'frames without a look',
    [el('div.a', el('div', el('p', 'A'), picture()), el('p', 'B'))],
    ['a: html <p>A</p> | image i1 | html <p>B</p>'],
  ],
  ['frames in frames', [el('div.a', el('div.b', el('p', 'A'), picture()))], ['a b: html <p>A</p> | image i1']],
  ['nothing but what no block knows', [el('form', el('input'))], null],
  ['nothing', [], null],
])('makes sections of %s (ED-80)', (_what, printed, sections) => {
  expect(inShort(...printed)).toEqual(sections);
});

it.each([
  [
    'asks as the theme asked',
    asked,
    { collection: 'c1', featured: true, pageSize: 8, columns: 2, usesCards: true, order: 'page' },
  ],
  ['newest first', { ...asked, newestFirst: true, limit: 3 }, { pageSize: 3, order: 'newest' }],
  ['of a category', { ...asked, category: 'Gifts' }, { category: 'Gifts' }],
])('a list of entries %s (ED-80)', (_how, query, value) => {
  const sections = sectionsOfPrinted(el('main', listOf(query, card('a'), card('b'))));
  expect(sections?.[0]?.blocks[0]?.value).toMatchObject(value);
});

it.each([
  ['from the second entry on', { ...asked, skip: 1 }],
  ['of more than a block shows', { ...asked, limit: 60 }],
])('leaves a list %s as it is (ED-80)', (_which, query) => {
  const sections = sectionsOfPrinted(el('main', el('p', 'A'), listOf(query, card('a'), card('b'))));
  expect(sections?.[1]?.blocks[0]?.type).toBe('code');
});

it('shows of entries what their cards showed (ED-80)', () => {
  const box = { left: 0, top: 0, width: 400, height: 500 };
  const tall = {
    ...card('a'),
    children: [
      { ...picture(), box },
      { ...el('b'), from: ['item/a/price/c1/1/'] },
    ],
  };
  const sections = sectionsOfPrinted(el('main', listOf(asked, tall)));
  const shown = { showThumbnail: true, showPrice: true, showExcerpt: false, primaryMetadata: 'none' };
  expect(sections?.[0]?.blocks[0]?.value).toMatchObject({ ...shown, imageAspectRatio: '4:5' });
});
