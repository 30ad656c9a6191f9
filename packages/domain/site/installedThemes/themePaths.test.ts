import { describe, expect, it } from 'vitest';
import { leftOutReason, themeRoot } from './themePaths.ts';

describe('files of a theme', () => {
  it.each([
    'template.conf',
    'site.region',
    'blocks/navigation.block',
    'blocks/product/price.block',
    'collections/products.list',
    'pages/about.page.conf',
    'styles/reset.css',
    'styles/parts/base.less',
    'scripts/vendor/jquery.js',
    'assets/fotos/größe übersicht 店.png',
    'strings/tweaks-de-DE.json',
    'presets/default.preset',
  ])('has %s', (path) => expect(leftOutReason(path)).toBeNull());

  it.each([
    ['.DS_Store', 'stray'],
    ['assets/.DS_Store', 'stray'],
    ['.git/config', 'stray'],
    ['node_modules/less/index.js', 'stray'],
    ['blocks/navigation.block~', 'stray'],
    ['assets/._photo.png', 'stray'],
    ['__MACOSX/site.region', 'stray'],
    ['README.md', 'notOfTheFormat'],
    ['Blocks/navigation.block', 'notOfTheFormat'],
    ['collections/shop/products.list', 'notOfTheFormat'],
    ['a/b/c/d/e/f/g/h/i.block', 'nameUnusable'],
    ['../template.conf', 'nameUnusable'],
    ['assets/../../etc/passwd', 'nameUnusable'],
    ['/template.conf', 'nameUnusable'],
    ['assets/c:evil.png', 'nameUnusable'],
    ['assets\\x.png', 'nameUnusable'],
    ['assets/a\u0000.png', 'nameUnusable'],
    [`assets/${'a'.repeat(300)}`, 'nameUnusable'],
  ])('has not %j: %s', (path, reason) => expect(leftOutReason(path)).toBe(reason));
});

describe('where a theme begins', () => {
  it.each([
    [['template.conf', 'site.region'], ''],
    [['shop-main/template.conf', 'shop-main/site.region', 'shop-main/README.md'], 'shop-main/'],
    [['repo/theme/template.conf', 'repo/package.json'], 'repo/theme/'],
    [['__MACOSX/template.conf', 'shop/template.conf', '__MACOSX/shop/._x'], 'shop/'],
    [['old/template.conf', 'template.conf'], ''],
    [['shop/site.region', 'shop/blocks/a.block'], 'shop/'],
    [['blocks/a.block', 'blocks/b.block'], ''],
    [['.DS_Store', 'shop/site.region'], 'shop/'],
    [[], ''],
  ])('in %j is %j', (paths, root) => expect(themeRoot(paths)).toBe(root));
});
