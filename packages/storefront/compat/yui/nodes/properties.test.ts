import { describe, expect, it } from 'vitest';
import { styleName, styleText } from './properties.ts';

describe('styles as templates write them', () => {
  it.each([
    ['height', 20, '20px'],
    ['marginTop', '12', '12px'],
    ['left', '-3.5', '-3.5px'],
    ['opacity', 0.5, '0.5'],
    ['zIndex', 10, '10'],
    ['width', '50%', '50%'],
    ['top', null, ''],
    ['display', undefined, ''],
    ['fontSize', 14, '14px'],
  ])('%s: %j is %s', (name, value, expected) => expect(styleText(name, value)).toBe(expected));
  it.each([
    ['backgroundColor', 'background-color'],
    ['margin-top', 'margin-top'],
    ['--wallTint', '--wallTint'],
  ])('%s is %s', (name, expected) => expect(styleName(name)).toBe(expected));
});
