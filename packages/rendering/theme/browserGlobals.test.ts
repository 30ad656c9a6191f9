import { expect, it } from 'vitest';
import { callsBrowserGlobals } from './browserGlobals.ts';
import { readTheme } from './readTheme.ts';

it.each([
  'ImageLoader.load(image, { load: true })',
  'window.ImageLoader',
  'Y.use("node", function (Y) {})',
  'new Y . Squarespace.Gallery2({})',
  'YUI().use("node")',
  'Squarespace.onInitialize(Y, go)',
  'Squarespace.initializeLayoutBlocks(Y)',
  'var context = Static["SQUARESPACE_CONTEXT"]',
])('finds a call of a browser global in %j (site-templates 11)', (text) => {
  expect(callsBrowserGlobals(text)).toBe(true);
});

it.each([
  '<!-- This is Squarespace. -->',
  'https://squarespace.com/Squarespace.html',
  '{squarespace.main-content}{squarespace-headers}',
  'point.Y.value + Y.toFixed(2)',
  'class LazyImageLoader {}',
  'translateY.one = 1',
  '',
])('finds none in %j', (text) => {
  expect(callsBrowserGlobals(text)).toBe(false);
});

it('lets the theme say so itself, one way or the other', () => {
  const declared = (conf: string) => readTheme(new Map([['template.conf', conf]])).browserGlobals;
  expect(declared('{"browserGlobals": true}')).toBe(true);
  expect(declared('{"browserGlobals": false}')).toBe(false);
  expect(declared('{"browserGlobals": "yes"}')).toBeNull();
  expect(declared('{}')).toBeNull();
});
