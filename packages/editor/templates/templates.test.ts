import { type JsonRecord, type RecordKey, textIn } from '@quoin/domain/document';
import { makeSection, PAGE_TEMPLATES, SECTION_TEMPLATES, sectionTemplate } from '@quoin/domain/sections';
import { toUrlId } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import { addPage } from '../commands/pages/addPage.ts';
import { insertSection } from '../commands/sections/insertSection.ts';
import { openWindow, P1 } from '../document/testing/window.ts';
import { drawSection, PAGE_WIDTH } from './drawSection.ts';
import { choiceSections, PAGE_CHOICES } from './pageChoices.ts';
import { sectionPattern } from './sectionPattern.ts';
import { hasMainHeading, previewTools, templateTools } from './templateTools.ts';
import { textPieces, wrapped } from './textPieces.ts';
import { thumbnailLook } from './thumbnailLook.ts';

const NO_FORMS = { contact: '', newsletter: '' };
const page = (urlId: string, more: JsonRecord = {}): JsonRecord => ({ title: urlId, urlId, type: 10, ...more });

describe('templates in the editor', () => {
  it('can all be inserted as they are, one step each', async () => {
    const { editor } = await openWindow();
    const count = () =>
      [...editor.state().records.keys()].filter((key: RecordKey) => key.startsWith('section:')).length;
    const before = count();
    const tools = { ...templateTools(editor.state().records, { language: 'de', forms: NO_FORMS }), level: 2 as const };
    for (const template of SECTION_TEMPLATES)
      expect(editor.run(insertSection, sectionPattern(makeSection(template, tools)))).toMatchObject({ ok: true });
    expect(count()).toBe(before + SECTION_TEMPLATES.length);
    editor.undo();
    expect(count()).toBe(before + SECTION_TEMPLATES.length - 1);
  });

  it('make whole pages, which one undo takes away', async () => {
    const { editor } = await openWindow();
    const { records } = editor.state();
    const tools = templateTools(records, { language: 'en', forms: NO_FORMS });
    for (const choice of PAGE_CHOICES) {
      const sections = choiceSections(choice, tools).map(sectionPattern);
      expect(editor.run(addPage, { title: choice.name, ...choice.collection, sections })).toMatchObject({ ok: true });
    }
    for (const _ of PAGE_CHOICES) editor.undo();
    expect([...editor.state().records]).toEqual([...records]);
    expect(PAGE_CHOICES).toHaveLength(PAGE_TEMPLATES.length + 10);
  });

  it('know whether the page has its main heading already', async () => {
    const { editor } = await openWindow();
    expect(hasMainHeading(editor.state().records, P1)).toBe(false);
    const tools = { ...previewTools('en', 'Shop'), picture: () => '', level: 1 as const };
    editor.run(insertSection, sectionPattern(makeSection(sectionTemplate('hero-statement'), tools)));
    expect(hasMainHeading(editor.state().records, P1)).toBe(true);
  });

  it('lead to the pages a site has, in either language', () => {
    const records = new Map<RecordKey, JsonRecord>([
      ['page:p1', page(toUrlId('Über uns'))],
      ['page:p2', page('laden', { type: 13 })],
      ['page:p3', page('termine', { type: 1, typeName: 'events' })],
      ['page:p4', page('contact', { isDeleted: true })],
      ['site:site', { title: 'Salz' }],
    ]);
    const tools = templateTools(records, { language: 'de', forms: { contact: 'f1', newsletter: '' } });
    expect([tools.link('about'), tools.link('shop'), tools.link('events'), tools.link('home')]).toEqual([
      ...[`/${toUrlId('Über uns')}`, '/laden', '/termine', '/'],
    ]);
    expect([tools.link('contact'), tools.collection('shop'), tools.collection('journal')]).toEqual(['#', 'p2', '']);
    expect([tools.form('contact'), tools.siteTitle]).toEqual(['f1', 'Salz']);
    expect(tools.picture('wide')).toBe('');
  });

  it('show the site’s own pictures until others are chosen', () => {
    const block = (image: string): JsonRecord => ({ section: 's', type: 'image', value: { image }, place: {} });
    const records = new Map<RecordKey, JsonRecord>([
      ['section:s', { page: 'p', order: 'V', background: { kind: 'image', imageId: 'behind' } }],
      ['block:b1', block('one')],
      ['block:b2', block('one')],
      ['block:b3', block('')],
    ]);
    const { picture } = templateTools(records, { language: 'en', forms: NO_FORMS });
    expect([picture('wide'), picture('tall'), picture('wide')]).toEqual(['one', 'behind', 'one']);
  });
});

describe('thumbnails', () => {
  const look = thumbnailLook({});
  const drawn = SECTION_TEMPLATES.map((template) => {
    const made = makeSection(template, { ...previewTools('en', 'Salt & Son'), level: 1 });
    return [template.id, drawSection(made, look.colors(template.theme))] as const;
  });

  it.each(drawn)('of %s stay within the page and show something', (_id, { height, shapes }) => {
    expect(shapes.length).toBeGreaterThan(1);
    for (const shape of shapes) {
      const { x, y } = shape.kind === 'words' ? shape : shape.at;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(PAGE_WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      if (shape.kind !== 'words') expect(x + shape.at.width).toBeLessThanOrEqual(PAGE_WIDTH + 1);
    }
    expect(height).toBeGreaterThan(100);
  });

  it('say headings in words, as text', () => {
    expect(textPieces('<h1>Salt &amp; Son</h1><p>a<br>b</p><ul><li>One</li></ul>')).toEqual([
      { kind: 'title', text: 'Salt & Son' },
      ...['a', 'b'].map((text) => ({ kind: 'paragraph', text })),
      { kind: 'item', text: 'One' },
    ]);
    expect(wrapped('a quiet place for ideas', 12)).toEqual(['a quiet', 'place for', 'ideas']);
  });

  it('wear the site’s colours and kind of letters', () => {
    const own = thumbnailLook({ palette: { accent: '#00ff00', white: '#fff' }, fonts: { pack: 'studio' } });
    expect(own.colors('bright').ground).toBe('#00ff00');
    expect(own.fontFamily).toBe('var(--font)');
    expect(textIn({ family: look.fontFamily }, 'family')).toContain('Georgia');
  });
});
