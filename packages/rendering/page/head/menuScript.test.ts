import { describe, expect, it } from 'vitest';
import { testCollection, testFrame, testPage } from '../testing/page.ts';
import { headHtml } from './head.ts';

const entry = (items: readonly never[] | readonly object[]) =>
  ({ collectionId: 'c1', title: 'More', urlId: '', externalLink: null, items }) as never;
const addresses = { stylesheet: null, blockStyles: null, scripts: ['/loader.js'], icon: '/i', menus: '/menus.js' };

function headOf(name: string, items: readonly object[]): string {
  const frame = testFrame([testCollection()], { navigations: [{ name, items: [entry(items)] }] });
  const how = { hasForms: false, contextHtml: '', theme: 'quoin', relatedIds: [] };
  return headHtml(testPage({ frame }), addresses as never, how as never);
}

describe('the script that closes menus (product.md 4.2)', () => {
  it('comes to pages of sites whose menus have folders, and to no others (PF-01)', () => {
    expect(headOf('mainNav', [entry([])])).toContain('<script type="module" src="/menus.js"></script>');
    expect(headOf('mainNav', [])).not.toContain('/menus.js');
    expect(headOf('_hidden', [entry([])])).not.toContain('/menus.js');
  });
});
