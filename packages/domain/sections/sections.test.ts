import { type Block, readPageDocument } from '@quoin/domain/blocks';
import { MAX_BLOCKS, type Placement, phoneArrangement, readAgainstPaint, readingOrder } from '@quoin/domain/layout';
import { describe, expect, it } from 'vitest';
import { SECTION_CATEGORIES } from './categories.ts';
import { makePageSections, PAGE_TEMPLATES, titleOf } from './pageTemplates.ts';
import { hasStarterWords } from './starterWords.ts';
import { type MadeSection, makeSection, type SectionTools } from './template.ts';
import { SECTION_TEMPLATES } from './templates.ts';

const PICTURE = '00000000-0000-7000-8000-000000000001';
const tools = (language: string, level: 1 | 2 = 1): SectionTools => ({
  ...{ language, level, siteTitle: 'Salt & Son' },
  picture: () => PICTURE,
  link: (to) => `/${to}`,
  collection: (of) => `c-${of}`,
  form: (kind) => `f-${kind}`,
});
const every = SECTION_TEMPLATES.flatMap((template) =>
  ['en-GB', 'de-DE'].map((language) => [template.id, language, makeSection(template, tools(language))] as const),
);

/** As a page reads it from storage. */
function read({ section, blocks }: MadeSection): readonly Block[] {
  const withIds = blocks.map((block, index) => ({ ...block, id: `b${String(index).padStart(2, '0')}` }));
  return readPageDocument({ sections: [{ ...section, id: 's', blocks: withIds }] }).sections[0]!.blocks;
}

function meet(places: readonly Placement[]): boolean {
  return places.some((a, index) =>
    places
      .slice(index + 1)
      .some(
        (b) =>
          a.column < b.column + b.columns &&
          b.column < a.column + a.columns &&
          a.row < b.row + b.rows &&
          b.row < a.row + a.rows,
      ),
  );
}

/** Levels of the headings as a screen reader meets them; entries of lists and accordions have the level they say. */
function headings(blocks: readonly Block[]): readonly number[] {
  return readingOrder(blocks).flatMap(({ type, value }) => {
    const levels = [...String((value as Block['value']).html ?? '').matchAll(/<h(\d)/g)].map(([, level]) =>
      Number(level),
    );
    return type === 'accordion' ? [...levels, Number((value as Block['value']).headingLevel)] : levels;
  });
}

describe('section templates', () => {
  it('are at least thirty, with every category in them, each id and name once', () => {
    expect(SECTION_TEMPLATES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SECTION_TEMPLATES.map(({ id }) => id)).size).toBe(SECTION_TEMPLATES.length);
    expect(new Set(SECTION_TEMPLATES.map(({ name }) => name[0])).size).toBe(SECTION_TEMPLATES.length);
    expect(new Set(SECTION_TEMPLATES.map(({ category }) => category))).toEqual(
      new Set(Object.keys(SECTION_CATEGORIES)),
    );
  });

  it.each(every)('%s in %s is stored as it is written', (_id, _language, made) => {
    const { section, blocks } = made;
    const stored = readPageDocument({
      sections: [{ ...section, id: 's', blocks: blocks.map((block, index) => ({ ...block, id: `b${index}` })) }],
    });
    const [first] = stored.sections;
    expect(first!.blocks.map(({ id: _, ...block }) => block)).toEqual(blocks);
    expect(first).toMatchObject(section);
    expect(blocks.length).toBeLessThanOrEqual(MAX_BLOCKS);
  });

  it.each(every)('%s in %s lets nothing overlap, on no width (ED-30)', (_id, _language, made) => {
    const blocks = read(made);
    expect(meet(blocks.map(({ place }) => place))).toBe(false);
    // One arrangement holds from 320 to 432 px: columns are shares of the width.
    expect(meet([...phoneArrangement(blocks).values()])).toBe(false);
    expect(readAgainstPaint(blocks)).toEqual([]);
  });

  it.each(every)('%s in %s begins with its main heading, and skips no level', (_id, _language, made) => {
    const levels = headings(read(made));
    expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
  });

  it.each(every)(
    '%s in %s reads from left to right as it is written, or says how it stands on phones',
    (_id, _l, made) => {
      const blocks = read(made);
      const order = readingOrder(blocks).map(({ id }) => id);
      const phone = phoneArrangement(blocks);
      const stacked = [...blocks].sort((a, b) => phone.get(a.id)!.row - phone.get(b.id)!.row).map(({ id }) => id);
      expect(stacked).toEqual(blocks.map(({ id }) => id));
      if (blocks.every(({ phonePlace }) => phonePlace === undefined)) expect(order).toEqual(stacked);
    },
  );

  it('say everything in both languages', () => {
    for (const template of SECTION_TEMPLATES) {
      const [english, german] = ['en', 'de'].map((language) =>
        JSON.stringify(makeSection(template, tools(language)).blocks.map(({ value }) => value)),
      );
      if (!['gallery-slides'].includes(template.id)) expect(english === german, template.id).toBe(false);
      expect(template.name[1]).not.toBe('');
    }
  });

  it('take a site’s title as text', () => {
    const made = makeSection(SECTION_TEMPLATES.find(({ id }) => id === 'hero-cover')!, tools('en'));
    expect(JSON.stringify(made.blocks)).toContain('<h1>Salt &amp; Son</h1>');
  });

  it('are told apart from an owner’s own words', () => {
    const made = every.map(([, , { blocks }]) => blocks.map(({ value }) => value));
    expect(made.filter(hasStarterWords).length).toBeGreaterThan(made.length * 0.7);
    const [hero] = made.find((blocks) => JSON.stringify(blocks).includes('Say in two sentences')) ?? [];
    expect(hasStarterWords(hero)).toBe(false);
    expect(hasStarterWords({ html: '<h2>Journal</h2><p>We bake bread in a yard behind the station.</p>' })).toBe(false);
    const kept = '<h2>Mine</h2><p>Say who is <em>invited</em>, and how to come.</p>';
    expect(hasStarterWords({ html: kept })).toBe(true);
  });

  it('leave places empty where a site has nothing for them', () => {
    const none = { ...tools('en'), picture: () => '', collection: () => '', form: () => '' };
    for (const template of SECTION_TEMPLATES) {
      const made = makeSection(template, none);
      expect(made.section.background).toEqual({ kind: 'none' });
      expect(JSON.stringify(made)).not.toContain(PICTURE);
    }
  });
});

describe('page templates', () => {
  it('are at least twelve, of sections there are', () => {
    expect(PAGE_TEMPLATES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(PAGE_TEMPLATES.map(({ id }) => id)).size).toBe(PAGE_TEMPLATES.length);
    for (const page of PAGE_TEMPLATES) expect(titleOf(page, 'de-AT')).not.toBe('');
  });

  it.each(PAGE_TEMPLATES.map((page) => [page.id, page] as const))(
    '%s has one main heading, at its beginning',
    (_id, page) => {
      const sections = makePageSections(page, tools('en'));
      const levels = sections.flatMap((made) => headings(read(made)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.reduce((before, level) => {
        expect(level).toBeLessThanOrEqual(before + 1);
        return level;
      }, 0);
    },
  );
});
