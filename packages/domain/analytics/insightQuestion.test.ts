import { describe, expect, it } from 'vitest';
import { insightPairs, parseInsightQuestion } from './insightQuestion.ts';

const parse = (pairs: Readonly<Record<string, unknown>>) => parseInsightQuestion((name) => pairs[name]);

describe('the address of a screen of insight (TRACK-11)', () => {
  it.each([
    ['nothing', {}, { filters: {} }],
    ['the defaults', { range: '28d', compare: 'previous' }, { filters: {} }],
    ['a range', { range: 'lastMonth', compare: 'year' }, { range: 'lastMonth', compare: 'year', filters: {} }],
    [
      'two days',
      { range: 'custom', from: '2026-11-01', to: '2026-11-03' },
      { range: 'custom', from: '2026-11-01', to: '2026-11-03', filters: {} },
    ],
    ['days without custom', { range: '7d', from: '2026-11-01' }, { range: '7d', filters: {} }],
    ['nonsense', { range: 'ever', compare: 7, from: 'x' }, { filters: {} }],
    ['filters', { channel: 'search', page: '/shop' }, { filters: { channel: 'search', page: '/shop' } }],
    ['an empty value, which is a value', { campaign: '' }, { filters: { campaign: '' } }],
    ['a number, as routers make of digits', { source: 42 }, { filters: { source: '42' } }],
    ['a filter that is too long', { source: 'x'.repeat(301) }, { filters: {} }],
    ['a NUL', { source: 'a\0b' }, { filters: {} }],
  ])('reads %s (TRACK-11)', (_case, pairs, question) => expect(parse(pairs)).toEqual(question));

  it('comes back as it was written (TRACK-11)', () => {
    const question = parse({ range: 'custom', from: '2026-11-01', to: '2026-11-03', compare: 'none', device: 'phone' });
    expect(parse(insightPairs(question))).toEqual(question);
  });
});
