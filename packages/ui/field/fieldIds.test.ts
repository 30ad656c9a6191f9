import { describe, expect, it } from 'vitest';
import { describeField } from './fieldIds.ts';

describe('describeField', () => {
  it('points at nothing while there is nothing to say', () => {
    expect(describeField('email', { hint: '', error: '' })).toMatchObject({ describedBy: undefined, isInvalid: false });
  });

  it('reads the error before the hint', () => {
    const described = describeField('email', { hint: 'For the receipt', error: 'Enter your email' });
    expect(described).toMatchObject({ describedBy: 'email-error email-hint', isInvalid: true });
  });
});
