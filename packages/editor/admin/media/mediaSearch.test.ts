import { expect, it } from 'vitest';
import { folderChoices, folderTree } from '../../media/folderChoices.ts';
import { mediaSearch } from './mediaSearch.ts';

const id = '00000000-0000-4000-8000-0000000000aa';

it('the library’s address keeps what it knows and drops the rest', () => {
  expect(
    mediaSearch({ search: ' sea ', kinds: 'image', folder: id, use: 'unused', sort: 'name', view: 'list' }),
  ).toEqual({
    ...{ search: 'sea', kinds: 'image', folder: id, use: 'unused', sort: 'name', view: 'list' },
  });
  expect(mediaSearch({ kinds: 'program', folder: '../x', sort: '-created', open: 'x', trash: true })).toEqual({});
});

it('folders stand below the one they lie in, by name', () => {
  const folder = (name: string, parentId: string | null) => ({ id: name, parentId, name, count: 0 });
  const folders = [folder('Trips', null), folder('Alps', 'Trips'), folder('Press', null)];
  expect(folderTree(folders).map(({ name, depth }) => [name, depth])).toEqual([
    ['Press', 0],
    ['Trips', 0],
    ['Alps', 1],
  ]);
  expect(folderChoices(folders).map(({ text }) => text)).toEqual(['Press', 'Trips', 'Trips / Alps']);
});
