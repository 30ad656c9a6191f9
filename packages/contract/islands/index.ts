export {
  type AddToCartProps,
  type AddToCartVariant,
  type CartPageProps,
  type CartPillProps,
  type CheckoutProps,
  ISLAND_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLANDS,
  type IslandName,
  type IslandProps,
  type ProductGalleryProps,
} from './islands.ts';
export { islandPropsText } from './propsText.ts';
