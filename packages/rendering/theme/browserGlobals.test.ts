import { expect, it } from 'vitest';
import { callsBrowserGlobals, callsWidgetGlobals } from './browserGlobals.ts';
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
  '{item|like-button}{@|video load-false}{@|social-button}',
  '',
])('finds none in %j', (text) => {
  expect(callsBrowserGlobals(text)).toBe(false);
});

it.each([
  ['new Y.Squarespace.Gallery2({})', true],
  ["new Y.Squarespace.Gallery({ slideshowElement: '#a' })", true],
  ['e.Squarespace.Singletons.ShoppingCart.on("change", f)', true],
  ['Y.Base.create("ajaxifier", Y.Base, [], {})', true],
  ['Y.extend(Controller, Y.Widget, {})', true],
  ['{item|social-button-inline}{item|like-button}{item|video}', false],
  ['ImageLoader.load(image); Y.Squarespace.Template.getTweakValue("a")', false],
  ['new Y.Squarespace.TextShrink(".a")', false],
  ['{item.video|json}{.video?}{title|video-title}', false],
])('a call of one of the heavier globals in %j: %s (decision 0036)', (text, isFound) => {
  expect(callsWidgetGlobals(text)).toBe(isFound);
});

it('lets the theme say so itself, one way or the other', () => {
  const declared = (conf: string) => readTheme(new Map([['template.conf', conf]])).browserGlobals;
  expect(declared('{"browserGlobals": true}')).toBe(true);
  expect(declared('{"browserGlobals": false}')).toBe(false);
  expect(declared('{"browserGlobals": "yes"}')).toBeNull();
  expect(declared('{}')).toBeNull();
});
