import { describe, expect, it } from 'vitest';
import { readStaticContext } from './staticContext.ts';

const element = (json: string) => `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${json};`;

describe('the context of a page', () => {
  it('is read from its one statement (page-data 10)', () => {
    expect(readStaticContext(element('{"pageType":50,"tweakJSON":{"logoWidth":"200px"}}'))).toEqual({
      pageType: 50,
      tweakJSON: { logoWidth: '200px' },
    });
  });
  it('keeps what a title says, however it ends', () => {
    const title = '</script><b>};\u2028';
    const json = JSON.stringify({ title }).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
    expect(readStaticContext(element(json)).title).toBe(title);
  });
  it.each([null, '', 'Static = {}', element('{'), element('null'), element('7')])('is empty for %j', (text) => {
    expect(readStaticContext(text)).toEqual({});
  });
  it('brings no member that objects have of themselves', () => {
    expect(Object.hasOwn(readStaticContext(element('{"a":{}}')), 'constructor')).toBe(false);
  });
});
