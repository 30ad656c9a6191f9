import { expect, it } from 'vitest';
import { createSiteStyles, type StyledTheme } from './siteStyles.ts';

const FACE = '@font-face { font-family: "Ink"; font-display: optional; src: url("/ink.woff2"); }';
const theme = {
  name: 'test',
  version: '1',
  compiled: { theme: { look: {}, stylesheets: [], otherStyles: new Map(), tweaks: [], presets: [] } },
} as unknown as StyledTheme;
const looks = { tweaks: {}, style: {}, customCss: '', styleHosts: new Set<string>() };
const text = ({ identity }: { readonly identity: Uint8Array }) => Buffer.from(identity).toString();

it('keeps the letters that a page began with for visitors, and shows a font whenever it comes in the canvas (PF-08)', async () => {
  const styles = createSiteStyles({
    compile: () => Promise.resolve({ css: FACE, problems: [] }),
    close: () => Promise.resolve(),
  });
  expect(text((await styles.of(theme, looks)).body)).toContain('font-display: optional');
  const canvas = await styles.inTwo(theme, looks);
  expect(text(canvas.theme.body)).toContain('font-display: swap');
  expect(text(canvas.theme.body)).not.toContain('optional');
});
