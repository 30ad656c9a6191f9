import { LOOKS, makeSection, SECTION_TEMPLATES, type SectionTools } from '@quoin/domain/sections';
import { ANY_TONES, PALETTES } from '@quoin/domain/styles';
import { describe, expect, it } from 'vitest';
import { behindWords, readOver } from '../behindWords.ts';
import type { JsonRecord } from '../records/json.ts';
import type { RecordKey, SiteRecords } from '../records/record.ts';

const tools: SectionTools = {
  ...{ language: 'en', level: 1, siteTitle: 'Salt & Paper' },
  ...{ picture: () => 'p', link: () => '/about', collection: () => 'c', form: () => 'f' },
};
const STYLES = [
  ...PALETTES.map(({ id, colors }) => [`palette ${id}`, { palette: colors }] as const),
  ...LOOKS.map(({ id, style }) => [`look ${id}`, style as object] as const),
  ['the theme as it comes', {}] as const,
];
const OVER_PICTURES = SECTION_TEMPLATES.filter(({ background }) => background !== undefined);

function recordsOf(template: (typeof SECTION_TEMPLATES)[number], style: object): SiteRecords {
  const { section, blocks } = makeSection(template, tools);
  return new Map<RecordKey, JsonRecord>([
    ['style:style', style as JsonRecord],
    ['section:s', { page: 'p', order: 'a', ...section } as unknown as JsonRecord],
    ...blocks.map(
      (block, index) => [`block:b${index}` as RecordKey, { section: 's', ...block } as unknown as JsonRecord] as const,
    ),
  ]);
}

/** The picture that a user will put there is unknown. */
describe('words of our section templates over a picture (ED-39)', () => {
  it('there are some', () => {
    expect(OVER_PICTURES.length).toBeGreaterThan(1);
  });

  it.each(
    OVER_PICTURES.flatMap((template) => STYLES.map(([name, style]) => [template.id, name, template, style] as const)),
  )('%s is read over any picture, in %s', (_id, _name, template, style) => {
    const behind = behindWords(recordsOf(template, style), 'section:s');
    const read = readOver(behind!, () => ANY_TONES);
    expect(read).toMatchObject({ isReadable: true });
  });
});
