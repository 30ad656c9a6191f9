import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSubmissionKey, isSubmissionKey, type KeyOwner } from './submissionKey.ts';

const HOUR = 3_600_000;
const OWNER: KeyOwner = { websiteId: 'site-1', formId: 'form-1', secret: 'visitor-1' };
let time = Date.UTC(2026, 10, 25, 12);
const deps = {
  keyFor: (purpose: string) => new Uint8Array(createHash('sha256').update(purpose).digest()),
  now: () => time,
  randomBytes: (count: number) => new Uint8Array(randomBytes(count)),
};

describe('a submission key (FRM-3)', () => {
  it.each([
    ['another site', { websiteId: 'site-2' }],
    ['another form', { formId: 'form-2' }],
    ['another visitor', { secret: 'visitor-2' }],
    // What is in one part of the signature cannot move to the next part.
    ['a site and form that read the same in a row', { websiteId: 'site-1|form-1', formId: '' }],
  ])('is good for its owner, and not for %s', (_, more) => {
    const key = createSubmissionKey(deps, OWNER);
    expect([isSubmissionKey(deps, OWNER, key), isSubmissionKey(deps, { ...OWNER, ...more }, key)]).toEqual([
      true,
      false,
    ]);
  });

  it('that was given for no form in particular is good for any of its site and visitor', () => {
    const key = createSubmissionKey(deps, { ...OWNER, formId: '' });
    const may = (more: Partial<KeyOwner>) => isSubmissionKey(deps, { ...OWNER, ...more }, key);
    expect([may({}), may({ formId: 'form-2' }), may({ websiteId: 'site-2' }), may({ secret: 'visitor-2' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('lives two hours, and was given at no time to come', () => {
    const key = createSubmissionKey(deps, OWNER);
    const goodAfter = (milliseconds: number) => {
      time += milliseconds;
      const isGood = isSubmissionKey(deps, OWNER, key);
      time -= milliseconds;
      return isGood;
    };
    expect([goodAfter(2 * HOUR - 1), goodAfter(2 * HOUR), goodAfter(-1)]).toEqual([true, false, false]);
  });

  it('is forged by nobody who changes a sign of it', () => {
    const key = createSubmissionKey(deps, OWNER);
    const changed = [...key].map((sign, at) => key.slice(0, at) + (sign === 'B' ? 'C' : 'B') + key.slice(at + 1));
    // The last character of the signature carries two unused bits.
    const good = changed.slice(0, -1).filter((each) => isSubmissionKey(deps, OWNER, each));
    expect(good).toEqual([]);
  });
});
