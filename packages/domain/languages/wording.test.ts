import { valueList, valueText } from '@quoin/messages/runtime';
import { describe, expect, it } from 'vitest';
import { countedText, lookUpSentence, type Wording } from './wording.ts';

const wording: Wording<'plain' | 'filled'> = {
  plain: 'Nothing to fill.',
  filled: (values) => `${valueText(values, 'name')} has ${valueList(values, 'things').join(' and ')}.`,
};

describe('looking up a sentence', () => {
  it('finds it by code and fills it with the values of the Problem', () => {
    expect(lookUpSentence(wording, { code: 'plain' })).toBe('Nothing to fill.');
    const problem = { code: 'filled', values: { name: 'Ida', things: ['a hat', 'a coat'] } } as const;
    expect(lookUpSentence(wording, problem)).toBe('Ida has a hat and a coat.');
  });

  it('treats a code without a sentence as a fault', () => {
    expect(() => lookUpSentence<string>(wording, { code: 'toString' })).toThrow('No sentence');
  });

  it('counts in English', () => {
    expect([0, 1, 2].map((count) => countedText(count, 'item', 'items'))).toEqual(['0 items', '1 item', '2 items']);
  });
});
