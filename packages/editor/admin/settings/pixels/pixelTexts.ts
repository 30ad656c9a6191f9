import type { PixelKind, PixelPlaces, Purpose } from '@quoin/domain/analytics';

export const KIND_TEXTS: Readonly<Record<PixelKind, string>> = {
  googleTag: 'Google tag',
  tagManager: 'Google Tag Manager',
  metaPixel: 'Meta pixel',
  code: 'Own code',
};

/** How each service calls its id, and where its owner finds it. */
export const TAG_TEXTS: Readonly<
  Record<Exclude<PixelKind, 'code'>, { readonly label: string; readonly hint: string }>
> = {
  googleTag: { label: 'Measurement id', hint: 'Such as G-AB12CD34EF: in Google Analytics, at Admin, Data streams.' },
  tagManager: {
    label: 'Container id',
    hint: 'Such as GTM-AB12CD3. The container runs in the frame: it cannot change your pages.',
  },
  metaPixel: { label: 'Pixel id', hint: 'Digits only: in Meta’s Events Manager, at Data sources.' },
};

export const PURPOSE_TEXTS: Readonly<Record<Purpose, string>> = {
  analytics: 'Counting visits',
  marketing: 'Advertising',
};

export const PLACE_TEXTS: Readonly<Record<PixelPlaces, string>> = {
  everywhere: 'On every page',
  store: 'In the store: products, cart, checkout and orders',
  orders: 'Only where an order is confirmed',
};
