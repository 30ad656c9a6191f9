import { describe, expect, it } from 'vitest';
import { testTheme } from './testing/page.ts';

const scriptsIn = (source: string) => testTheme({ 'site.region': source }).inlineScripts;

describe('scripts inside the templates of a theme', () => {
  it('are let run as they stand, wherever they stand, each once', () => {
    const compiled = testTheme({
      'site.region': '<script>Y.use("node", function (Y) { go({a: 1}); });</script>',
      'blocks/menu.block': '<script type="module">go()</script><SCRIPT TYPE="text/javascript"\n>stop()</SCRIPT >',
      'collections/blog.list': '<script>go()</script>',
      'pages/cover.page': '<script>\r\ngo()\r\n</script>',
    });
    expect(compiled.inlineScripts).toEqual([
      'Y.use("node", function (Y) { go({a: 1}); });',
      'go()',
      'stop()',
      // As browsers read it, and so as its hash must be.
      '\ngo()\n',
    ]);
    expect(compiled.diagnostics).toEqual([]);
  });

  it('are no business of a policy where they are not run, or come from elsewhere', () => {
    expect(scriptsIn('<script src="/scripts/site.js"></script><script type="application/json">{}</script>')).toEqual(
      [],
    );
    expect(scriptsIn('<script> </script><script type="text/x-template">go()</script>')).toEqual([]);
  });

  it('are refused with template code in them, which titles could make into anything (SC-22)', () => {
    const compiled = testTheme({ 'site.region': '<p>\n<script>\n  var title = "{item.title}";\n</script>' });
    expect(compiled.inlineScripts).toEqual([]);
    expect(compiled.diagnostics).toEqual([
      { code: 'scriptNotFixed', file: 'site.region', line: 2, detail: 'var title = "{item.title}";' },
    ]);
    for (const code of ['{.section item}a{.end}', '{@|apply x.block}', '{# gone #}', '{.newline}', '{a|json}']) {
      expect(scriptsIn(`<script>a = 1;${code}</script>`), code).toEqual([]);
    }
  });
});
