import { describe, expect, it } from 'vitest';
import { commentProblems, firstState, readCommentSettings, takesComments, tidyComment } from './comment.ts';
import { commentSentence } from './wording.ts';

const settings = { ...readCommentSettings({}), commentsEnabled: true };
const written = { name: 'Ada', email: '', body: 'Lovely.', wantsAnswers: false };
const DAY = 86_400_000;

describe('comments', () => {
  it('are off until an owner wants them, and wait to be read', () => {
    expect(readCommentSettings({})).toEqual({
      commentsEnabled: false,
      commentApprovalRequired: true,
      commentThreaded: true,
      simpleLikingEnabled: false,
      commentDisableAfterDaysDefault: 0,
      commentNotices: true,
      disqusShortname: '',
    });
    expect(readCommentSettings({ commentsEnabled: 'yes', commentDisableAfterDaysDefault: -1 })).toMatchObject({
      commentsEnabled: false,
      commentDisableAfterDaysDefault: 0,
    });
  });

  it('close so many days after the entry came out', () => {
    const limited = { ...settings, commentDisableAfterDaysDefault: 14 };
    expect([takesComments(settings, 0, 9_999 * DAY), takesComments(limited, 0, 14 * DAY - 1)]).toEqual([true, true]);
    expect(takesComments(limited, 0, 14 * DAY)).toBe(false);
    expect(takesComments({ ...settings, commentsEnabled: false }, 0, 0)).toBe(false);
  });

  it('are tidied: line ends, control signs, signs that turn text around', () => {
    const tidy = tidyComment({
      wantsAnswers: true,
      name: ' Ada\n\u202eL ',
      email: ' a@b.example ',
      body: 'One\r\n\r\n\r\n\r\nTwo\u0000 ',
    });
    expect(tidy).toEqual({ name: 'Ada L', email: 'a@b.example', body: 'One\n\nTwo', wantsAnswers: true });
  });

  it('say everything that is wrong, in the order of the form', () => {
    expect(commentProblems(written)).toEqual([]);
    const all = commentProblems({ ...written, name: '', email: 'x', body: '' });
    expect(all.map(({ code }) => code)).toEqual(['commentNameMissing', 'commentEmailInvalid', 'commentBodyMissing']);
    const long = commentProblems({ ...written, name: 'n'.repeat(101), body: 'b'.repeat(5001) });
    expect(long.map((problem) => commentSentence(problem))).toEqual([
      'A name can have up to 100 characters.',
      'A comment can have up to 5000 characters.',
    ]);
    expect(commentProblems({ ...written, wantsAnswers: true })).toEqual([
      { code: 'commentEmailMissing', field: 'email' },
    ]);
    expect(commentSentence({ code: 'commentsClosed' }, 'de-AT')).toBe('Hier kann nicht mehr kommentiert werden.');
  });

  it('with links are read first, with many they are spam', () => {
    const open = { ...settings, commentApprovalRequired: false };
    expect(firstState(written, settings)).toBe('pending');
    expect(firstState(written, open)).toBe('approved');
    expect(firstState({ ...written, body: 'see https://a.example' }, open)).toBe('pending');
    expect(firstState({ ...written, body: 'http://a http://b www.c.d' }, open)).toBe('spam');
  });
});
