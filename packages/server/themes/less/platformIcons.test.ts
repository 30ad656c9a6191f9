import { readTheme, stylesheetUnit } from '@quoin/rendering/theme';
import { LessCompiler } from '@squarespace/less-ts';
import { describe, expect, it } from 'vitest';

function cssOf(less: string): string {
  const conf = JSON.stringify({ stylesheets: ['a.less'] });
  const theme = readTheme(
    new Map([
      ['template.conf', conf],
      ['styles/a.less', less],
    ]),
  );
  const { css, errors } = new LessCompiler({}).compile(stylesheetUnit(theme, {}).source);
  expect(errors).toEqual([]);
  return css;
}

describe('icons that stylesheets of the format find (site-templates 6)', () => {
  it('stand before what an element says, in its colour, or where the theme wants them', () => {
    const css = cssOf('.cart { .sqs-ui-font(share); } .x { .sqs-ui-font(tag, after); } .y { .sqs-ui-font(none); }');
    expect(css).toMatch(
      /\.cart:before \{[^}]*background-color: currentcolor;[^}]*mask-image: url\("data:image\/svg\+xml,%3Csvg/i,
    );
    expect(css).toMatch(/\.x:after \{[^}]*mask-image/);
    expect(css).not.toContain('.y:before');
  });

  it('come with the marks of services for links called by them', () => {
    const css = cssOf('@import "social-icon-font";');
    expect(css).toMatch(/\.social-vimeo:before \{[^}]*mask-image: url\("\/universal\/svg\/social\/vimeo\.svg"\)/);
  });

  it('take the styles, the size and the colour that a theme names', () => {
    const css = cssOf(`@social-icons-wrapper: "links"; @social-icons-size-custom: 48px; @social-icons-color: teal;
      @social-icons-style-circle--solid: "round"; @import "svg-icon-templates";`);
    expect(css).toMatch(/\.links \.sqs-svg-icon--wrapper \{[^}]*width: 48px;[^}]*color: (?:teal|#008080);/);
    expect(css).toMatch(
      /\.round \.links \.sqs-svg-icon--wrapper \{[^}]*border-radius: 50%;[^}]*background-color: (?:teal|#008080);/,
    );
    expect(css).toMatch(/\.social-icon-standard-color \.links \.sqs-svg-icon--wrapper\.vimeo \{/);
  });
});
