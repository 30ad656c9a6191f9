import { describe, expect, it } from 'vitest';
import { scopedStyles } from './scopedStyles.ts';
import { mapSelectors } from './selectors.ts';
import { withFilledButtons, withSystemButtons } from './systemButtons.ts';

describe('what is lent to a theme below its own stylesheet', () => {
  const [, scope = ''] = /^\.price(:where\(.*\))\{/.exec(scopedStyles('.price{top:0}')) ?? [];

  it('matches nothing outside the parts of the house, with no more weight than before', () => {
    expect(scope).toMatch(/^:where\(\.quoin-part,\[data-island\],.*\.quoin-part \*,/);
    expect(scopedStyles('.stock::before,.a .more:hover{x:y}')).toBe(
      `.stock${scope}::before,.a .more:hover${scope}{x:y}`,
    );
  });

  it('leaves alone what says that it is for the whole page, names that only the house has, and steps of a movement', () => {
    const css = ':where(html) :where(.sqs-row){a:b}.cart-line__title{a:b}@keyframes develop{from{opacity:0}}';
    expect(scopedStyles(css)).toBe(css);
    expect(scopedStyles('@media (min-width: 40em){.price{a:b}}')).toBe(`@media (min-width: 40em){.price${scope}{a:b}}`);
  });

  it('measures in pixels, for rem is ten of them in many themes', () => {
    expect(scopedStyles('.x__y{font-size:.875rem;width:calc(1rem * 2);margin:1.5em}')).toBe(
      '.x__y{font-size:14px;width:calc(16px * 2);margin:1.5em}',
    );
  });
});

describe('selectors of a stylesheet', () => {
  const upper = (css: string) => mapSelectors(css, (all) => all.map((one) => one.toUpperCase()));

  it('are found between strings, comments and what begins with @', () => {
    const css = '@charset "a{b}";/* p{} */a:is(b, i),[x="}"]{content:"{;}"}@font-face{src:url("x;y")}c{d:e}';
    expect(upper(css)).toBe('@charset "a{b}";A:IS(B, I),[X="}"]{content:"{;}"}@font-face{src:url("x;y")}C{d:e}');
  });
});

describe('buttons of the house', () => {
  const ours = '.button:where(.quoin-part *,[data-island] *,.dialog *,.screen__words *):where(:not(.button--quiet))';

  it('get what a theme says of any button for forms, on whichever page', () => {
    expect(withSystemButtons('.sqs-editable-button{a:b}.sqs-editable-button:hover,p{c:d}')).toBe(
      `.sqs-editable-button,${ours}{a:b}.sqs-editable-button:hover,p,${ours}:hover{c:d}`,
    );
    expect(withSystemButtons('.button-style-solid input.sqs-editable-button{a:b}')).toBe(
      `.button-style-solid input.sqs-editable-button,.button-style-solid ${ours}{a:b}`,
    );
  });

  it('get nothing of buttons inside a block, and stay as they are in a theme that says nothing', () => {
    for (const css of ['.sqs-block-form .sqs-editable-button{a:b}', '.sqs-editable-buttons{a:b}', 'button{a:b}']) {
      expect(withSystemButtons(css)).toBe(css);
    }
  });

  it('get one kind of them, the first that a theme has rules for', () => {
    const css = '.sqs-add-to-cart-button{a:b}.sqs-block-button-element{c:d}';
    expect(withSystemButtons(css)).toBe(`.sqs-add-to-cart-button{a:b}.sqs-block-button-element,${ours}{c:d}`);
  });

  it('keep the colour of their text where a theme colours all links, unless it knows such buttons', () => {
    expect(withFilledButtons('#page a{color:red}')).toMatch(
      /^#page a\{color:red\}.*sqs-button-element--primary.*color:var\(/,
    );
    const known = '.sqs-block-button-element{color:red}';
    expect(withFilledButtons(known)).toBe(known);
  });
});
