import { expect, it } from 'vitest';
import { imageTagHtml } from './imageTag.ts';

const ATTRIBUTES = { src: '/s/images/a/wave.png', width: '600', height: '400', sizes: '50vw', alt: '' };
const printed = (node: unknown, src = ATTRIBUTES.src) =>
  imageTagHtml({ ...ATTRIBUTES, src }, { node } as Parameters<typeof imageTagHtml>[1]);

it.each([
  ['the item around it', { assetUrl: ATTRIBUTES.src, motion: 'long' }],
  ['a picture of the item', { title: 'Wave', mainImage: { assetUrl: ATTRIBUTES.src, motion: 'long' } }],
])('an image of a theme can be stopped where %s says that it moves (WCAG 2.2.2)', (_, node) => {
  expect(printed(node)).toMatch(/^<picture style="display:contents" data-motion="long"><source .*motion=none.*<img /);
});

it('an image of a theme that is known to stand still has no second address', () => {
  expect(printed({ assetUrl: ATTRIBUTES.src })).toMatch(/^<img /);
  expect(printed({ assetUrl: '/s/images/a/x.gif' }, '/s/images/a/x.gif')).toMatch(/^<img /);
  expect(printed('text')).toMatch(/^<img /);
  expect(printed(null, '/s/images/a/x.gif')).toMatch(/^<picture style="display:contents"><source /);
});
