import { readPageDocument } from '@quoin/domain/blocks';
import { phoneArrangement } from '@quoin/domain/layout';
import { describe, expect, it } from 'vitest';
import { renderTest, testCollection, testPage } from '../page/testing/page.ts';

const place = { column: 1, row: 1, columns: 4, rows: 3, layer: 0 };
const quote = { id: 'b1', type: 'quote', value: { quote: 'Less' }, place };

function htmlOf(...blocks: readonly object[]): string {
  const content = readPageDocument({ sections: [{ id: 's1', blocks }] });
  const page = testPage({ collection: testCollection({ mainContent: '' }), document: { content, images: new Map() } });
  return renderTest({}, page).mainContent;
}

describe('a block’s own looks', () => {
  it('stand in its frame, sizes as numbers of pixels only', () => {
    const style = { ground: 'dark', radius: 8, padding: '12px;color:red', shadow: 'small', ownInk: '#fff' };
    const html = htmlOf({ ...quote, style });
    expect(html).toContain('sqs-block-quote is-styled is-rounded has-own-ink block-ground--dark block-shadow--small"');
    expect(html).toContain(';--block-radius:8px;--section-ink:#fff"');
    expect(html).not.toContain('color:red');
  });

  it('have a border colour, an opacity and movements of their own', () => {
    const style = { stroke: 2, strokeColor: '#abc', opacity: 60, hover: 'lift', enter: 'rise' };
    const html = htmlOf({ ...quote, style });
    expect(html).toContain('is-styled block-hover--lift block-enter--rise"');
    expect(html).toContain(';--block-opacity:0.6;--block-stroke:2px;--block-stroke-color:#abc"');
  });

  it('of a plain block leave its frame as it was', () => {
    expect(htmlOf({ ...quote, style: { ground: 'none', radius: 0, ownGround: 'url(x)' } })).toContain(
      'sqs-block-quote" data-block-type',
    );
  });
});

describe('a block that is hidden on a device (ED-32)', () => {
  it('is marked for it, and nothing else counts as hidden', () => {
    expect(htmlOf({ ...quote, hidden: { phone: true } })).toContain('sqs-block-quote is-hidden-on-phone"');
    expect(htmlOf({ ...quote, hidden: { desktop: true } })).toContain('sqs-block-quote is-hidden-on-desktop"');
    expect(htmlOf({ ...quote, hidden: { desktop: 'no' } })).toContain('sqs-block-quote" data');
  });

  it('takes no room among those that follow on phones (ED-30)', () => {
    const after = { id: 'b2', place: { ...place, row: 9 } };
    const places = phoneArrangement([{ id: 'b1', place, hidden: { phone: true } }, after]);
    expect(places.get('b2')?.row).toBe(1);
    const byHand = { id: 'b1', place, phonePlace: { ...place, columns: 8 }, hidden: { phone: true } };
    expect(phoneArrangement([byHand, after]).get('b2')?.row).toBe(1);
  });
});

describe('a section’s own looks', () => {
  const sectionOf = (style: object) => {
    const content = readPageDocument({ sections: [{ id: 's1', style, blocks: [quote] }] });
    const page = testPage({
      collection: testCollection({ mainContent: '' }),
      document: { content, images: new Map() },
    });
    return renderTest({}, page).mainContent;
  };

  it('are classes of the section; a plain one has none', () => {
    const own = { padding: 'large', align: 'top', divider: 'slant', gradient: 'soft' };
    expect(sectionOf(own)).toContain(
      ' section-padding--large section-align--top section-divider--slant section-gradient--soft"',
    );
    expect(sectionOf({ padding: 'site', divider: '"><script>' })).toContain('section-width--inset"');
  });
});
