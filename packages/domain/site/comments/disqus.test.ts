import { describe, expect, it } from 'vitest';
import { disqusFrame, readShortname, shortnameProblem, tidyShortname } from './disqus.ts';

describe('comments that Disqus keeps (product.md 1.5, DISP-11)', () => {
  it.each([
    ['ridge-prints', 'ridge-prints'],
    ['  Ridge-Prints ', 'ridge-prints'],
    ['https://ridge-prints.disqus.com/', 'ridge-prints'],
    ['ridge-prints.disqus.com/admin/settings', 'ridge-prints'],
  ])('takes %j as the forum %s', (written, shortname) => {
    expect(tidyShortname(written)).toBe(shortname);
    expect(shortnameProblem(shortname)).toBeNull();
  });

  it.each(['a b', '-a', 'a-', 'a"onload', 'a.b', '../x', 'a'.repeat(64)])('takes %j for no name', (written) => {
    expect(shortnameProblem(tidyShortname(written))?.code).toBe('disqusShortnameInvalid');
    expect(readShortname(written)).toBe('');
  });

  it('asks for the thread of one entry, whatever its title holds', () => {
    const frame = new URL(
      disqusFrame({
        ...{ shortname: 'ridge-prints', id: 'b7', url: 'https://prints.example/journal/ink?a=1', language: 'de-DE' },
        title: 'Ink & "paper" <b>',
      }),
    );
    expect(frame.origin + frame.pathname).toBe('https://disqus.com/embed/comments/');
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({
      ...{ f: 'ridge-prints', t_i: 'b7', t_u: 'https://prints.example/journal/ink?a=1', l: 'de' },
      t_t: 'Ink & "paper" <b>',
    });
  });
});
