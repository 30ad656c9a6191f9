export type {
  AddToCartProps,
  AddToCartVariant,
  CartPillProps,
  CheckoutProps,
  FormProps,
  ProductGalleryProps,
  RestockProps,
} from './islands.ts';
export { LANGUAGE_PREFIX_ATTRIBUTE } from './languagePrefix.ts';
export { islandPropsText } from './propsText.ts';
