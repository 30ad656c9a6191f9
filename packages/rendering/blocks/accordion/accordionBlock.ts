import type { accordionDefinition, BlockValue } from '@quoin/domain/blocks';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';

/**
 * Entries that open: the browser's own disclosure, which works without script, by keyboard, and opens when the page is
 * searched. Titles are headings, so that they are found by those who move by headings.
 */
export const accordionBlock = blockKind<BlockValue<typeof accordionDefinition>>({
  type: 'accordion',
  render(value, _context, id) {
    const items = value.items.filter(({ title }) => title.trim() !== '');
    if (items.length === 0) return '';
    const group = value.isSingle ? ` name="accordion-${escapeHtml(id)}"` : '';
    const entries = items.map(({ title, body }, index) => {
      const open = value.isFirstOpen && index === 0 ? ' open' : '';
      const level = value.headingLevel;
      return (
        `<details class="accordion-item"${group}${open}><summary class="accordion-summary">` +
        `<h${level} class="accordion-title">${escapeHtml(title)}</h${level}></summary>` +
        `<div class="accordion-text">${body}</div></details>`
      );
    });
    const lines = value.hasDividers ? ' accordion--lines' : '';
    return `<div class="accordion accordion--${value.icon}${lines}">${entries.join('')}</div>`;
  },
});
