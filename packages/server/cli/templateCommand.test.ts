import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SENTENCES } from '@quoin/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../platform/folders.ts';
import { parseArguments } from './arguments.ts';
import { runTemplateCommand } from './templateCommand.ts';

let folder: string;
const inFolder = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-templates-'));
  const files: Readonly<Record<string, string>> = {
    'shop.html': '{.repeated section items}{@|apply parts/item.html}{.end}{at|datetime}',
    'shop.json': '{"items":[{"t":"A & B"}],"at":1700000000000}',
    'broken.html': 'one\n\t{title|hmtl} {.if a b}\n{.section x}\n',
    'fine.html': '{title|html}',
    'partials/parts/item.html': '<li>{t|html}</li>',
    'partials/parts/bad.html': 'x\n{.end}',
    'theme/template.conf': '{"name":"T","layouts":{"default":{"name":"Default","regions":["site"]}}}',
    'theme/site.region':
      '<body>\n{@|apply item.block}{@|apply quoin-nothing.block}{.macro m}{.end}{@|apply m}\n</body>',
    'theme/blocks/item.block': 'a\n{title|htlm}\n',
    'theme/scripts/menu.js': '$(".menu").hide();',
    'theme/collections/blog.conf': '{"title":"Blog"}',
    'theme/collections/blog.list': '{.repeated section items}\n{@|apply item.block}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(inFolder(name), '..'), { recursive: true });
    writeFileSync(inFolder(name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

async function template(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const code = await runTemplateCommand(parseArguments(['template', ...words]), terminal);
  return { code, out: out.replaceAll(`${folder}/`, ''), err: err.replaceAll(`${folder}/`, '') };
}

describe('template render', () => {
  it('prints what a template with partials makes of a file of data, in a locale', async () => {
    const args = ['--data', inFolder('shop.json'), '--partials', inFolder('partials'), '--locale', 'de-DE'];
    expect(await template('render', inFolder('shop.html'), ...args)).toEqual({
      code: 0,
      out: '<li>A &amp; B</li>14. November 2023',
      err: '',
    });
  });

  it('takes data as JSON, and the moment that counts as now', async () => {
    writeFileSync(inFolder('ago.html'), '{at|relative-time}');
    const args = ['--data', '{"at":0}', '--now', '7200000', '--locale', 'en-US'];
    expect((await template('render', inFolder('ago.html'), ...args)).out).toBe('2 hours ago');
  });

  it('says on the other channel what is wrong, with file, line and column, and ends with 1 (TPL-01)', async () => {
    const { code, out, err } = await template('render', inFolder('broken.html'));
    expect([code, out]).toEqual([1, 'one\n\t{title|hmtl} {.if a b}\n']);
    expect(err).toBe(
      [
        "broken.html:2:2: error: SyntaxError: Formatter 'hmtl' is unknown",
        '    2 | \t{title|hmtl} {.if a b}',
        '      | \t^',
        `broken.html:2:15: warning: ${SENTENCES.IF_EXPECTED_VAROP.replace('{tag}', '{.if a b}')}`,
        '    2 | \t{title|hmtl} {.if a b}',
        '      | \t             ^',
        'broken.html:3:1: error: SyntaxError: Reached EOF in the middle of SECTION',
        '    3 | {.section x}',
        '      | ^',
        '',
      ].join('\n'),
    );
  });

  it('refuses what it cannot read', async () => {
    await expect(template('render', inFolder('none.html'))).rejects.toThrow('cannot be read');
    await expect(template('render', inFolder('fine.html'), '--data', '{no')).rejects.toThrow('not valid JSON');
    await expect(template('render', inFolder('fine.html'), '--now', 'today')).rejects.toThrow('--now needs a moment');
    await expect(template('render')).rejects.toThrow('needs a FILE');
    await expect(template('paint')).rejects.toThrow('template can render, check and print docs');
  });
});

describe('template check', () => {
  it('says everything that is wrong in a theme, partials and blocks too, and ends with 1', async () => {
    const { code, out } = await template('check', inFolder('theme'));
    expect(code).toBe(1);
    expect(out).toContain(
      "blocks/item.block:2:1: error: SyntaxError: Formatter 'htlm' is unknown\n    2 | {title|htlm}\n      | ^\n",
    );
    expect(out).toContain('collections/blog.list:');
    expect(out).toContain('Reached EOF in the middle of REPEATED');
    expect(out).toContain(
      "site.region:2:21: error: RuntimeError: Attempt to apply partial 'quoin-nothing.block' which could not be found.",
    );
    expect(out).not.toContain("partial 'm'");
    expect(out).toContain('scripts/menu.js:1:1: warning: This script calls jQuery ($), which the theme does not load.');
    expect(out.trim().split('\n').at(-1)).toBe('3 files, 3 errors, 1 warning');
  });

  it('looks at single files and at folders that are no themes', async () => {
    expect(await template('check', inFolder('fine.html'))).toEqual({
      code: 0,
      out: '1 file, 0 errors, 0 warnings\n',
      err: '',
    });
    const { code, out } = await template('check', inFolder('partials'));
    expect([code, out]).toEqual([
      1,
      'parts/bad.html:2:1: error: SyntaxError: Instruction END not allowed at root\n    2 | {.end}\n      | ^\n2 files, 1 error, 0 warnings\n',
    ]);
    await expect(template('check', inFolder('nowhere'))).rejects.toThrow('There is no');
  });

  it('finds no errors in the themes that come with the product', async () => {
    const { code, out } = await template('check', join(THEMES_FOLDER, 'quoin'));
    expect([code, out.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/^\d+ files, 0 errors/)]);
  });
});

describe('template docs', () => {
  it('prints one entry, or helps to find it', async () => {
    const { out } = await template('docs', 'truncate');
    expect(out).toContain('### `truncate`');
    expect(out).not.toContain('### `slugify`');
    await expect(template('docs', 'trunc')).rejects.toThrow('Near it: truncate');
  });

  it('prints all of it', async () => {
    const { out } = await template('docs');
    for (const title of ['# Instructions', '# Formatters', '# Predicates', '# Messages']) expect(out).toContain(title);
  });
});
