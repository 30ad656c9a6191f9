import { expect, it } from 'vitest';
import { themeFolders } from './themeFolders.ts';

it('lists what can be edited, the theme’s own folder first', () => {
  const names = ['blocks/b.block', 'template.conf', 'README.md', 'assets/a.svg', 'collections/blog.list', 'a.region'];
  expect(themeFolders(Object.fromEntries(names.map((name) => [name, ''])))).toEqual([
    { title: 'Layouts', files: ['a.region', 'template.conf'] },
    { title: 'collections', files: ['collections/blog.list'] },
    { title: 'blocks', files: ['blocks/b.block'] },
  ]);
});
