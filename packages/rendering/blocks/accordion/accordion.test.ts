import { accordionDefinition, readValues } from '@quoin/domain/blocks';
import { expect, it } from 'vitest';
import type { BlockContext } from '../block.ts';
import { accordionBlock } from './accordionBlock.ts';

const ITEMS = [
  { title: 'How long?', body: '<p>Three days.</p>' },
  { title: ' ', body: '<p>Nobody sees this.</p>' },
  { title: 'Where <to>?', body: '<p>Everywhere.</p>' },
];
const htmlOf = (value: object) =>
  accordionBlock.render(readValues(accordionDefinition.fields, { items: ITEMS, ...value }), {} as BlockContext, 'q');

it('opens without script: disclosures with headings inside, in the order of the page', () => {
  const html = htmlOf({});
  expect(html.match(/<details class="accordion-item"><summary/g)).toHaveLength(2);
  expect(html).toContain('<h3 class="accordion-title">Where &lt;to&gt;?</h3></summary>');
  expect(html).toContain('<div class="accordion-text"><p>Three days.</p></div>');
});

it('opens one at a time where its owner wants that, and the first at once', () => {
  const html = htmlOf({ isSingle: true, isFirstOpen: true, headingLevel: '2' });
  expect(html.match(/name="accordion-q"/g)).toHaveLength(2);
  expect(html.match(/ open>/g)).toHaveLength(1);
  expect(html).toContain('<h2 class="accordion-title">How long?</h2>');
});

it('is nothing without entries', () => {
  expect(htmlOf({ items: [] })).toBe('');
});
