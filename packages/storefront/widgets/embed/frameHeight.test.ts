import { expect, it } from 'vitest';
import { readFrameHeight } from './frameHeight.ts';

it.each([
  ['{"scope":"host","name":"resize","data":{"height":812}}', 812],
  [{ name: 'resize', data: { height: 300 } }, 300],
  ['{"name":"ready","data":{"height":812}}', null],
  ['{"name":"resize","data":{"height":"812"}}', null],
  ['{"name":"resize","data":{"height":-4}}', null],
  ['{"name":"resize","data":{"height":1e9}}', null],
  ['{', null],
  [null, null],
])('a frame of comments is as high as it says, and never by something else: %j', (message, height) => {
  expect(readFrameHeight(message)).toBe(height);
});
