import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_LOAD_LIMITS, FONT_PACKS, FONT_ROLES, FONTS, type Font, fontFileFor, fontOf } from '@quoin/domain/styles';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);

/** Bytes of the file that text in a font waits for, as its npm package has it. */
function bytesOf({ id }: Font): number {
  const isSingle = id === 'instrument-serif';
  const name = `${id}-latin-${isSingle ? '400' : 'wght'}-normal.woff2`;
  return statSync(resolve(`@fontsource${isSingle ? '' : '-variable'}/${id}/files/${name}`)).size;
}

describe('fonts of ours (PF-05)', () => {
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
