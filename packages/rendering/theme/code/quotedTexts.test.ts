import { expect, it } from 'vitest';
import { quotedTexts } from './quotedTexts.ts';

it.each([
  [`a = 'x' + "y" + \`z\``, ['x', 'y', 'z']],
  [String.raw`a = 'it\'s' + "\"q\""`, [String.raw`it\'s`, String.raw`\"q\"`]],
  ["a = `one\ntwo`; b = 'c'", ['one\ntwo', 'c']],
  [`// don't\nb = 'c'`, ['c']],
  [`/* don't */ b = 'c'`, ['c']],
  [`x.replace(/["']/g, ''); b = 'c'`, ['', 'c']],
  [`x = /[/'"]/; b = 'c'`, ['c']],
  [`n = 6 / 2; b = 'c' / 'd'`, ['c', 'd']],
  [`it's\nb = 'c'`, ['c']],
  [`it's "here"\nb = 'c'`, ['here', 'c']],
  ["a = 'x\\\ny'", ['x\\\ny']],
])('the script %j has the texts %j', (script, texts) => {
  expect(quotedTexts(script)).toEqual(texts);
});
