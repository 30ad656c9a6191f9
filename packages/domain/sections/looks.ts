import { HOUSE_PALETTE, PALETTES, type Palette } from '@quoin/domain/styles';

/** A look to begin with: the third of three answers that make a site. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** As the site's style record keeps it. */
  readonly style: LookStyle;
}

export interface LookStyle {
  readonly palette: Palette;
  readonly fonts: { readonly pack: string };
  readonly buttons: { readonly shape: 'square' | 'rounded' | 'pill' };
  readonly images: { readonly radius: number };
}

const colors = (id: string): Palette => PALETTES.find((each) => each.id === id)?.colors ?? HOUSE_PALETTE;

function look(
  id: string,
  name: string,
  hint: string,
  style: Omit<LookStyle, 'fonts'> & { readonly pack: string },
): Look {
  const { pack, ...rest } = style;
  return { id, name, hint, style: { ...rest, fonts: { pack } } };
}

const NIGHT: Palette = { white: '#15171c', light: '#1f222a', accent: '#e8b04a', dark: '#2b3140', black: '#f5f1e8' };

export const LOOKS: readonly Look[] = [
  look('quiet', 'Quiet', 'Generous spacing, a calm serif', {
    ...{ palette: colors('press'), pack: 'gallery', buttons: { shape: 'square' }, images: { radius: 0 } },
  }),
  look('warm', 'Warm', 'Clay and cream, rounded corners', {
    ...{ palette: colors('terracotta'), pack: 'atelier', buttons: { shape: 'rounded' }, images: { radius: 10 } },
  }),
  look('bold', 'Bold', 'Large type, strong colors', {
    ...{ palette: colors('citrus'), pack: 'poster', buttons: { shape: 'square' }, images: { radius: 0 } },
  }),
  look('fresh', 'Fresh', 'Sea colors, friendly type', {
    ...{ palette: colors('lagoon'), pack: 'friendly', buttons: { shape: 'pill' }, images: { radius: 16 } },
  }),
  look('classic', 'Classic', 'Green and gold of old books', {
    ...{ palette: colors('forest'), pack: 'classic', buttons: { shape: 'square' }, images: { radius: 2 } },
  }),
  look('plain', 'Plain', 'Black, white, nothing else', {
    ...{ palette: colors('ink'), pack: 'plain', buttons: { shape: 'rounded' }, images: { radius: 4 } },
  }),
  look('berry', 'Berry', 'Deep plum, soft paper', {
    ...{ palette: colors('plum'), pack: 'salon', buttons: { shape: 'pill' }, images: { radius: 4 } },
  }),
  look('night', 'Night', 'Dark, with one warm light', {
    ...{ palette: NIGHT, pack: 'studio', buttons: { shape: 'rounded' }, images: { radius: 6 } },
  }),
];

export function lookOf(id: string): Look | null {
  return LOOKS.find((each) => each.id === id) ?? null;
}
