import { readFileSync } from 'node:fs';
import { ANY_TONES, contrastOver, TEXT_CONTRAST } from '@quoin/domain/styles';
import { expect, it } from 'vitest';

/** The owner can't dim it there: the layer between text and picture has to be enough for every picture. */
it('words on a poster are read over any picture (ED-39)', () => {
  const css = readFileSync(new URL('./image.css', import.meta.url), 'utf8');
  const rule = /\.layout-poster \.image-card \{[^}]*\}/.exec(css)?.[0] ?? '';
  const [, ink = ''] = /\bcolor: (#\w+)/.exec(rule) ?? [];
  const [, overlay = ''] = /background: rgb\(0 0 0 \/ (\d+)%\)/.exec(rule) ?? [];
  const [dark, light] = [ANY_TONES.dark, ANY_TONES.light].map((tone) =>
    contrastOver(ink, { tones: { dark: tone, light: tone }, ground: '#000000', overlay: Number(overlay) }),
  );
  expect(Math.min(dark!, light!)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
