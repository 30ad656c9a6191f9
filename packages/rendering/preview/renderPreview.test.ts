import { describe, expect, it } from 'vitest';
import { NOW, testCollection, testFrame, testItem, testPage } from '../page/testing/page.ts';
import { type PreviewInput, renderPreview } from './renderPreview.ts';
import { fromWire, toWire } from './wire.ts';

const CONF = '{"layouts":{"default":{"regions":["site"]}}}';
const blog = testCollection({ type: 1, typeName: 'blog', urlId: 'blog' });
const page = testPage({ frame: testFrame([blog]), collection: blog, items: [testItem()] });

function input(files: Record<string, string>, more: Partial<PreviewInput> = {}): PreviewInput {
  const all = { 'template.conf': CONF, 'site.region': '<main>{squarespace.main-content}</main>', ...files };
  return {
    files: new Map(Object.entries(all)),
    fallback: null,
    page,
    answers: new Map(),
    addresses: { stylesheet: null, scripts: [], icon: '' },
    tweakValues: {},
    now: NOW,
    ...more,
  };
}

describe('a preview', () => {
  it('shows the page with the changed files, after a way through JSON too', () => {
    const given = input({ 'collections/blog.list': '{.repeated section items}{title}{.end}' });
    expect(renderPreview(given).html).toBe('<main>One</main>');
    const sent = fromWire(JSON.parse(JSON.stringify(toWire(given)))) as PreviewInput;
    expect(renderPreview(sent)).toEqual(renderPreview(given));
  });

  it('names errors and what silently became text, with file, line and column, errors first', () => {
    const { problems } = renderPreview(
      input({
        'collections/blog.list': 'one\n{.section a}',
        'blocks/card.block': 'a\n\n  {title|nowhere}\n{.strange}',
      }),
    );
    expect(problems.map(({ severity, file, line }) => `${severity} ${file}:${line}`)).toEqual([
      'error blocks/card.block:3',
      'error collections/blog.list:2',
      'warning blocks/card.block:4',
    ]);
  });

  it('ends an endless template with a diagnostic and still prints the page around it', () => {
    const hostile = input({ 'collections/blog.list': HOSTILE });
    const expired = renderPreview(hostile, { isExpired: () => true });
    expect(expired.html).toContain('<main>');
    expect(expired.problems.map(({ code }) => code)).toContain('TIME_EXHAUSTED');
    const { html, problems } = renderPreview(hostile);
    expect(html).toContain('<main>');
    expect(problems.map(({ code }) => code)).toContain('STEPS_EXHAUSTED');
  });

  it('asks for what a new tag needs, and not again once it is there', () => {
    const files = {
      'collections/blog.list': '<squarespace:query collection="blog">{items.0.title}</squarespace:query>',
    };
    const [request] = renderPreview(input(files)).missing;
    expect(request).toMatchObject({ kind: 'query', collection: 'blog' });
    const answers = new Map([[JSON.stringify(request), { items: [{ title: 'Found' }] }]]);
    const again = renderPreview(input(files, { answers }));
    expect([again.html, again.missing]).toEqual(['<main>Found</main>', []]);
  });
});

/** Each macro calls the one before it ten times: a hundred million calls, all of them harmless alone. */
const HOSTILE = [
  '{.macro m0.html}x{.end}',
  ...Array.from(
    { length: 8 },
    (_, index) => `{.macro m${index + 1}.html}${`{@|apply m${index}.html}`.repeat(10)}{.end}`,
  ),
  '{@|apply m8.html}',
].join('');
