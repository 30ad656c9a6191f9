import { HOUSE_PALETTE, type Palette } from './sectionThemes.ts';

export interface NamedPalette {
  readonly id: string;
  readonly name: string;
  readonly colors: Palette;
}

function palette(id: string, name: string, ...five: readonly [string, string, string, string, string]): NamedPalette {
  const [white, light, accent, dark, black] = five;
  return { id, name, colors: { white, light, accent, dark, black } };
}

/** To begin from; each of the five may be changed afterwards. */
export const PALETTES: readonly NamedPalette[] = [
  { id: 'press', name: 'Press', colors: HOUSE_PALETTE },
  palette('orchard', 'Orchard', '#fbfaf3', '#eef0df', '#4d7c2a', '#29402b', '#161c14'),
  palette('harbour', 'Harbour', '#fafcfd', '#e6eff3', '#0b6b8a', '#123a52', '#0d1b24'),
  palette('terracotta', 'Terracotta', '#fffaf5', '#f6e7da', '#b4532a', '#5b2c22', '#241512'),
  palette('plum', 'Plum', '#fdfbfd', '#f1e7f2', '#8b2f6b', '#40224f', '#1d1224'),
  palette('marigold', 'Marigold', '#fffdf6', '#fbf0cf', '#e2a008', '#4a3a13', '#1f1a0d'),
  palette('slate', 'Slate', '#ffffff', '#f0f2f5', '#3557d6', '#27324a', '#10151f'),
  palette('forest', 'Forest', '#f8faf7', '#e1ebe2', '#1f6f4a', '#173a2e', '#0d1d17'),
  palette('rose', 'Rose', '#fffbfb', '#fae6e7', '#c93756', '#5c2233', '#221217'),
  palette('ink', 'Ink and paper', '#ffffff', '#f4f4f2', '#111111', '#2b2b2b', '#000000'),
  palette('citrus', 'Citrus', '#fffef8', '#eef3d2', '#d4431e', '#1f4d4a', '#132221'),
  palette('lagoon', 'Lagoon', '#f9fdfc', '#dcf1ec', '#e4572e', '#0f5257', '#0b2527'),
];
