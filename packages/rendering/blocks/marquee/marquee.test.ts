import { marqueeDefinition, readValues } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../block.ts';
import { marqueeBlock } from './marqueeBlock.ts';

const ITEMS = [
  { text: 'Open on Saturday', link: '' },
  { text: 'New <prints>', link: '/shop' },
];
const contextIn = (language: string) => ({ page: { frame: { site: { language } } } }) as BlockContext;
const htmlOf = (value: object, language = 'en') =>
  marqueeBlock.render(readValues(marqueeDefinition.fields, { items: ITEMS, ...value }), contextIn(language), 'm');

describe('text that runs', () => {
  const html = htmlOf({});

  it('is read out once: what fills the line is hidden, and its links are no stops of their own', () => {
    expect(html.match(/<a href="\/shop">New &lt;prints&gt;<\/a>/g)).toHaveLength(1);
    const [, spoken = ''] = /<div class="marquee-run"><ul>(.*?)<\/ul>/.exec(html) ?? [];
    expect(spoken).toContain('<li>Open on Saturday</li>');
    expect(html).toContain('<ul aria-hidden="true">');
    expect(html).toContain('<div class="marquee-run" aria-hidden="true">');
  });

  it('can be stopped without script', () => {
    expect(html).toMatch(
      /<input class="marquee-switch visually-hidden" type="checkbox" id="marquee-m"><label [^>]*for="marquee-m">/,
    );
    expect(html).toContain('Stop the moving text');
    expect(htmlOf({}, 'de-AT')).toContain('Laufenden Text anhalten');
  });

  it('takes twice as long at half the speed', () => {
    const secondsOf = (speed: number) => Number(/--marquee-seconds:(\d+)s/.exec(htmlOf({ speed }))?.[1]);
    expect(secondsOf(30) / secondsOf(60)).toBeCloseTo(2, 1);
  });

  it('is nothing without texts', () => {
    expect(htmlOf({ items: [{ text: ' ', link: '' }] })).toBe('');
  });
});
