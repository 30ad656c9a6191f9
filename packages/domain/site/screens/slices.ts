/** Sections that are not part of a page: screens before or in front of the site, and overlays (ENUM-12). */
export const SECTION_TYPES = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** Kinds of pages that tweaks tell apart (ENUM-12). */
export const TWEAK_PAGE_TYPES = [
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
  'SSO_PAGE',
] as const;

/** The tweaks' name of each section type, and of the checkout. */
const TWEAK_PAGE_TYPE_OF: Readonly<Record<SectionType | 'checkout', (typeof TWEAK_PAGE_TYPES)[number]>> = {
  checkout: 'CHECKOUT',
  'cover-page': 'SPLASH_PAGE',
  'lock-screen': 'LOCK_SCREEN',
  'popup-overlay': 'POPUP_OVERLAY',
  'sso-screen': 'SSO_PAGE',
};

/**
 * What tweaks call the page they are changed on: a screen and the checkout by their own names, all others by the style of
 * the site (ENUM-12).
 */
export function tweakPageType(page: SectionType | 'checkout' | null): (typeof TWEAK_PAGE_TYPES)[number] {
  return page === null ? 'STYLE' : TWEAK_PAGE_TYPE_OF[page];
}

/** How wide an editor shows a page (ENUM-12). */
export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const;

/** What such a section is made of, as templates number it (ENUM-09). */
export const TEMPLATE_SLICE_TYPES = {
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

/** And as editors name it (ENUM-09). */
export const EDITOR_SLICE_TYPES = [
  ...([
    'heading',
    'sub-heading',
    'body',
    'image',
    'gallery',
    'video',
    'social-icons',
    'buttons',
    'navigation',
  ] as const),
  ...(['custom-form', 'newsletter', 'album', 'map', 'lock', 'password', 'twitter', 'logo', 'action'] as const),
  ...(['popup-overlay-action', 'temp-lock-inject', 'sso-options'] as const),
] as const;
export type EditorSliceType = (typeof EDITOR_SLICE_TYPES)[number];

const FRAME = ['logo', 'heading', 'sub-heading', 'body', 'image'] as const;

/** Slices that ours have, in the order they are read. What else imports name is left out of them. */
export const SCREEN_SLICES: Readonly<Record<SectionType, readonly EditorSliceType[]>> = {
  'cover-page': [...FRAME, 'video', 'buttons', 'newsletter', 'custom-form', 'navigation', 'social-icons'],
  'lock-screen': [...FRAME, 'video', 'lock', 'password', 'action', 'social-icons'],
  'popup-overlay': ['heading', 'body', 'newsletter', 'custom-form', 'popup-overlay-action'],
  'sso-screen': [...FRAME, 'video', 'sso-options'],
};

export function hasSlice(type: SectionType, slice: EditorSliceType): boolean {
  return SCREEN_SLICES[type].includes(slice);
}
