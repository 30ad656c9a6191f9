import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  FONT_LOAD_LIMITS,
  FONT_PACKS,
  FONT_ROLES,
  FONTS,
  type Font,
  fontFileFor,
  fontLoad,
  fontOf,
  readSiteStyle,
  type Stored,
} from '@quoin/domain/styles';
import { describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../folders.ts';

const { resolve } = createRequire(import.meta.url);

/** Bytes of the file that text in a font waits for, as its npm package has it. */
function bytesOf({ id }: Font): number {
  const isSingle = id === 'instrument-serif';
  const name = `${id}-latin-${isSingle ? '400' : 'wght'}-normal.woff2`;
  return statSync(resolve(`@fontsource${isSingle ? '' : '-variable'}/${id}/files/${name}`)).size;
}

const THEMES = ['quoin', 'folio', 'parade'] as const;

describe('fonts of ours (PF-05)', () => {
  it.each(THEMES)('the theme %s begins within two files and 60 KB', (theme) => {
    const { look = {} } = JSON.parse(readFileSync(join(THEMES_FOLDER, theme, 'template.conf'), 'utf8')) as {
      look?: Stored;
    };
    expect(fontLoad(readSiteStyle(look))).toMatchObject({ isHeavy: false });
  });

  it.each(FONTS.map((font) => [font.family, font] as const))('%s weighs what is said of it', (_, font) => {
    expect(Math.abs(bytesOf(font) - fontFileFor(font, 400)!.bytes)).toBeLessThanOrEqual(50);
  });

  it.each(FONT_PACKS.map(({ name, roles }) => [name, roles] as const))(
    'the pack %s comes in two files and 60 KB at most before text is read in it',
    (_, roles) => {
      const fonts = new Set(FONT_ROLES.map((role) => roles[role].font));
      const bytes = [...fonts].reduce((sum, id) => sum + bytesOf(fontOf(id)!), 0);
      expect(fonts.size).toBeLessThanOrEqual(FONT_LOAD_LIMITS.files);
      expect(bytes).toBeLessThanOrEqual(FONT_LOAD_LIMITS.bytes);
    },
  );
});
