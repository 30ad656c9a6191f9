/** Purposes of text. Each has its own font (EDIT-02: `fonts.themes`). */
export const FONT_ROLES = ['heading', 'body', 'meta', 'buttons'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** Texts whose role may be another than their theme's own (EDIT-02: `fonts.fontUsageCategories`). */
export const FONT_USES = ['siteTitle', 'navigation', 'productTitle', 'price', 'quote', 'label'] as const;
export type FontUse = (typeof FONT_USES)[number];

export const TEXT_CASES = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;
export type TextCase = (typeof TEXT_CASES)[number];

/** How text of a role is set. */
export interface RoleStyle {
  /** Id of a font. */
  readonly font: string;
  readonly weight: number;
  /** Percent of the size it would have. */
  readonly size: number;
  /** Line height, times the size. */
  readonly line: number;
  /** Between letters, in hundredths of the size. */
  readonly spacing: number;
  readonly case: TextCase;
}

/** Fonts that go well together. */
export interface FontPack {
  readonly id: string;
  readonly name: string;
  readonly roles: Readonly<Record<FontRole, RoleStyle>>;
}

const PLAIN: Omit<RoleStyle, 'font'> = { weight: 400, size: 100, line: 1.55, spacing: 0, case: 'none' };

function pack(
  id: string,
  name: string,
  heading: Partial<RoleStyle> & { readonly font: string },
  body: Partial<RoleStyle> & { readonly font: string },
  more: Partial<Record<'meta' | 'buttons', Partial<RoleStyle>>> = {},
): FontPack {
  const text = { ...PLAIN, ...body };
  return {
    ...{ id, name },
    roles: {
      heading: { ...PLAIN, line: 1.1, spacing: -1, ...heading },
      body: text,
      meta: { ...text, line: 1.4, ...more.meta },
      buttons: { ...text, weight: 500, line: 1.25, ...more.buttons },
    },
  };
}

/** Each comes in two files and 60 KB at most before text is read in it (PF-05, decision 0042). */
export const FONT_PACKS: readonly FontPack[] = [
  pack('gallery', 'Gallery', { font: 'instrument-serif', line: 1.06, spacing: -1.2 }, { font: 'instrument-sans' }),
  pack('newsroom', 'Newsroom', { font: 'newsreader', weight: 500, spacing: -1.5 }, { font: 'newsreader', size: 104 }),
  pack('atelier', 'Atelier', { font: 'fraunces', weight: 500, spacing: -1.5 }, { font: 'figtree' }),
  pack('classic', 'Classic', { font: 'eb-garamond', weight: 500, size: 106 }, { font: 'eb-garamond', size: 112 }),
  pack('studio', 'Studio', { font: 'space-grotesk', weight: 600, spacing: -2 }, { font: 'manrope' }),
  pack(
    'poster',
    'Poster',
    { font: 'archivo', weight: 800, line: 0.98, spacing: -2.5 },
    { font: 'archivo' },
    {
      meta: { case: 'uppercase', spacing: 6, size: 88 },
      buttons: { weight: 700, case: 'uppercase', spacing: 4, size: 92 },
    },
  ),
  pack('market', 'Market', { font: 'bricolage-grotesque', weight: 700, spacing: -2 }, { font: 'bricolage-grotesque' }),
  pack(
    'salon',
    'Salon',
    { font: 'lora', weight: 500 },
    { font: 'figtree' },
    {
      buttons: { case: 'uppercase', spacing: 8, size: 90 },
    },
  ),
  pack('plain', 'Plain', { font: 'inter', weight: 650, spacing: -2 }, { font: 'inter' }),
  pack('friendly', 'Friendly', { font: 'manrope', weight: 700, spacing: -1.5 }, { font: 'manrope' }),
  pack('workshop', 'Workshop', { font: 'work-sans', weight: 600, spacing: -1.5 }, { font: 'work-sans', line: 1.6 }),
  pack('bauhaus', 'Bauhaus', { font: 'jost', weight: 500, line: 1.05 }, { font: 'jost' }),
];

export function fontPackOf(id: string): FontPack | null {
  return FONT_PACKS.find((each) => each.id === id) ?? null;
}
