import { expect, it } from 'vitest';
import { xmlCharacters } from './xmlCharacters.ts';

it('keeps what XML has characters for, line ends and whole emoji included, and leaves out the rest', () => {
  expect(xmlCharacters('a\tb\r\nc & <d> 😀 \u00e4')).toBe('a\tb\r\nc & <d> 😀 \u00e4');
  expect(xmlCharacters('a\0b\x0bc\x1fd\ufffee\ud83d \ude00f')).toBe('abcde f');
});
