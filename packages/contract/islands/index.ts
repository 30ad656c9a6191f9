export {
  type AddToCartProps,
  type AddToCartVariant,
  type CartPageProps,
  type CartPillProps,
  type CheckoutProps,
  type FormProps,
  ISLANDS,
  type IslandName,
  type IslandProps,
  type ProductGalleryProps,
  type RestockProps,
} from './islands.ts';
export { LANGUAGE_PREFIX_ATTRIBUTE } from './languagePrefix.ts';
export { islandPropsText } from './propsText.ts';
