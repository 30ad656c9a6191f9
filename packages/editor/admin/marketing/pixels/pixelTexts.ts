import type { PixelKind, PixelPlaces, Purpose } from '@quoin/domain/analytics';

export const KIND_TEXTS: Readonly<Record<PixelKind, string>> = {
  googleTag: 'Google tag',
  tagManager: 'Google Tag Manager',
  metaPixel: 'Meta pixel',
  code: 'Custom code',
};

/** How each service calls its id, and where its owner finds it. */
export const TAG_TEXTS: Readonly<
  Record<Exclude<PixelKind, 'code'>, { readonly label: string; readonly hint: string }>
> = {
  googleTag: { label: 'Measurement ID', hint: 'Such as G-AB12CD34EF. In Google Analytics under Admin → Data streams.' },
  tagManager: {
    label: 'Container ID',
    hint: 'Such as GTM-AB12CD3. The container runs in a frame and cannot change your pages.',
  },
  metaPixel: { label: 'Pixel ID', hint: 'Digits only. In Meta Events Manager under Data sources.' },
};

export const PURPOSE_TEXTS: Readonly<Record<Purpose, string>> = {
  analytics: 'Analytics',
  marketing: 'Advertising',
};

export const PLACE_TEXTS: Readonly<Record<PixelPlaces, string>> = {
  everywhere: 'All pages',
  store: 'Store pages: products, cart, checkout and orders',
  orders: 'Order confirmation only',
};
