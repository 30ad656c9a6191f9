import { expect, it } from 'vitest';
import { readAuthorProfile, readAuthors } from './authors.ts';

it.each([
  [null, { imageId: null, bio: '' }],
  [undefined, { imageId: null, bio: '' }],
  ['Mira', { imageId: null, bio: '' }],
  [
    { imageId: 7, bio: [] },
    { imageId: null, bio: '' },
  ],
  [
    { imageId: 'a', bio: 'Prints.' },
    { imageId: 'a', bio: 'Prints.' },
  ],
])('what is stored of an author as %j is %j', (value, expected) => {
  expect(readAuthorProfile(value)).toEqual(expected);
});

it('reads authors by any name', () => {
  const stored = JSON.parse('{"authors": {"__proto__": {"bio": "Odd."}, "Mira Voss": {"imageId": "a"}}}') as object;
  expect([...readAuthors({ ...stored })]).toEqual([
    ['__proto__', { imageId: null, bio: 'Odd.' }],
    ['Mira Voss', { imageId: 'a', bio: '' }],
  ]);
  expect(readAuthors({}).size).toBe(0);
});
