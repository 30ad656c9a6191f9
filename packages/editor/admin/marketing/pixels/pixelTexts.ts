import type { PixelKind, PixelPlaces, Purpose } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/pixelTexts';

export const KIND_TEXTS: Readonly<Record<PixelKind, string>> = {
  googleTag: texts.googleTag,
  tagManager: texts.googleTagManager,
  metaPixel: texts.metaPixel,
  code: texts.customCode,
};

/** How each service calls its id, and where its owner finds it. */
export const TAG_TEXTS: Readonly<
  Record<Exclude<PixelKind, 'code'>, { readonly label: string; readonly hint: string }>
> = {
  googleTag: { label: texts.measurementId, hint: texts.suchAsGAb12cd34ef },
  tagManager: {
    label: texts.containerId,
    hint: texts.suchAsGtmAb12cd3,
  },
  metaPixel: { label: texts.pixelId, hint: texts.digitsOnlyInMeta },
};

export const PURPOSE_TEXTS: Readonly<Record<Purpose, string>> = {
  analytics: texts.analytics,
  marketing: texts.advertising,
};

export const PLACE_TEXTS: Readonly<Record<PixelPlaces, string>> = {
  everywhere: texts.allPages,
  store: texts.storePagesProductsCart,
  orders: texts.orderConfirmationOnly,
};
