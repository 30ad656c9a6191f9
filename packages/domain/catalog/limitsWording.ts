import type { Wording } from '@quoin/domain/languages';
import { type Values, valueText } from '@quoin/messages/runtime';
import type { StoreCreationCode } from './drafts/storeCreation.ts';
import type { CatalogLimitCode } from './limits.ts';

export type CatalogCode = CatalogLimitCode | StoreCreationCode;

const max = (values: Values) => valueText(values, 'max');

/** What the owner reads when something of the catalogue is too long or too many. */
export const catalogLimitWording: Wording<CatalogCode> = {
  titleMissing: 'A product needs a title.',
  titleTooLong: (values) => `A title has at most ${max(values)} characters.`,
  descriptionTooLong: (values) => `A description has at most ${max(values)} characters.`,
  skuTooLong: (values) => `A SKU has at most ${max(values)} characters.`,
  tooManyOptions: (values) => `A product has at most ${max(values)} options.`,
  tooManyVariants: (values) => `A product has at most ${max(values)} variants.`,
  tooManyImages: (values) => `A product has at most ${max(values)} pictures.`,
  tagTooLong: (values) => `A tag has at most ${max(values)} characters.`,
  categoryMissing: 'A category needs a name.',
  categoryTooLong: (values) => `A category has at most ${max(values)} characters.`,
  tooManyCategories: (values) => `A store has at most ${max(values)} categories.`,
  navigationMissing: 'Unable to find site main navigation',
};
