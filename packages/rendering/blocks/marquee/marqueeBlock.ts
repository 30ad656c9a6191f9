import { type BlockValue, blockWords, type marqueeDefinition } from '@quoin/domain/blocks';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';
import { safeAddress } from '../link.ts';

type Value = BlockValue<typeof marqueeDefinition>;

/** Pixels that a letter takes at each size, roughly: how long a text runs follows from it. */
const LETTER = { small: 9, medium: 14, large: 30 } as const;
const GAP = 64;
/** A run is repeated until it is wider than any window: pixels. */
const WIDEST = 2600;

/**
 * Text that scrolls across the page with CSS alone. A switch stops it without script (WCAG 2.2.2). It doesn't move for
 * visitors who prefer reduced motion. Copies that fill the line are hidden from screen readers and out of the tab
 * order.
 */
export const marqueeBlock = blockKind<Value>({
  type: 'marquee',
  render(value, context, id) {
    const words = blockWords(context.page.frame.site.language);
    const items = value.items.filter(({ text }) => text.trim() !== '');
    if (items.length === 0) return '';
    const width = items.reduce((total, { text }) => total + text.length * LETTER[value.size] + GAP, 0);
    const repeats = Math.min(12, Math.max(1, Math.ceil(WIDEST / width)));
    const once = items.map((item) => `<li>${itemHtml(item)}</li>`).join('');
    const again = items.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
    const seconds = Math.max(4, Math.round((width * repeats) / value.speed));
    const copies = `<ul aria-hidden="true">${again.repeat(repeats - 1)}</ul>`;
    const hover = value.isPausedOnHover ? ' marquee--hover' : '';
    const name = `marquee-${escapeHtml(id)}`;
    return (
      `<div class="marquee marquee--${value.size} marquee--${value.direction}${hover}" style="--marquee-seconds:${seconds}s">` +
      `<input class="marquee-switch visually-hidden" type="checkbox" id="${name}"><label class="marquee-label" for="${name}"><span class="visually-hidden">${words.stopMoving}</span></label>` +
      `<div class="marquee-window"><div class="marquee-run"><ul>${once}</ul>${repeats > 1 ? copies : ''}</div>` +
      `<div class="marquee-run" aria-hidden="true"><ul>${again.repeat(repeats)}</ul></div></div></div>`
    );
  },
});

function itemHtml({ text, link }: Value['items'][number]): string {
  const address = safeAddress(link);
  return address === '' ? escapeHtml(text) : `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}
