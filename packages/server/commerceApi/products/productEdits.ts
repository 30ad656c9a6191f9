import type { ApiCode, ApiProductChange, ApiProductCreation, ApiVariantChange } from '@quoin/contract/commerceApi';
import {
  BLANK_DRAFT,
  BLANK_VARIANT,
  CATALOG_LIMITS,
  type DraftVariant,
  type ProductDraft,
  type ProductType,
} from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Program } from '../../platform/http/apiPipeline.ts';
import { weightUnit } from '../../pricing/index.ts';
import type { ProductEdit } from './editProduct.ts';

/** What is absent stays, what is null is cleared. */
export function withChanges(wanted: ApiProductChange): ProductEdit {
  const { name, description, urlSlug, tags, isVisible, productAttributeNames: optionNames } = wanted;
  const seoOptions = wanted.seoOptions ?? wanted.seoData;
  return (draft) => {
    // Other names for the same options: how many there are changes with all variants at once, in the editor.
    if (optionNames && optionNames.length !== draft.optionNames.length)
      return refuse('fieldInvalid', { values: { field: 'productAttributeNames' } });
    return accept({
      ...draft,
      optionNames: optionNames ?? draft.optionNames,
      title: name === undefined ? draft.title : (name ?? ''),
      description: description === undefined ? draft.description : (description ?? ''),
      urlId: urlSlug ?? draft.urlId,
      tags: tags === undefined ? draft.tags : (tags ?? []),
      ...(isVisible === undefined || isVisible === null
        ? {}
        : { visibility: isVisible ? ('visible' as const) : ('hidden' as const), publishOn: null }),
      seo:
        seoOptions === undefined
          ? draft.seo
          : { ...draft.seo, title: seoOptions?.title ?? '', description: seoOptions?.description ?? '' },
    });
  };
}

/** What a program leaves out costs nothing, and there is none of it. */
const NEW_VARIANT: DraftVariant = { ...BLANK_VARIANT, price: '0', stock: { unlimited: false, quantity: 0 } };

/** The draft of a product that is not there yet. */
export function draftOf(
  site: Program['site'],
  type: ProductType,
  { variantAttributes, variants, ...texts }: ApiProductCreation,
): Outcome<ProductDraft, ApiCode> {
  const blank: ProductDraft = { ...BLANK_DRAFT, type, optionNames: variantAttributes ?? [], variants: [] };
  let draft = withChanges({ isVisible: false, ...texts })(blank);
  for (const variant of variants) {
    if (!draft.ok) return draft;
    draft = withNewVariant(site, variant)(draft.value);
  }
  return draft;
}

export function withNewVariant(site: Program['site'], wanted: ApiVariantChange): ProductEdit {
  return (draft) => {
    const { stock } = wanted;
    const begun = { ...NEW_VARIANT, ...(stock && { stock: stockOf(stock) }) };
    const variant = changedVariant(site, draft, begun, wanted);
    return variant.ok ? accept({ ...draft, variants: [...draft.variants, variant.value] }) : variant;
  };
}

function stockOf({ quantity, unlimited }: NonNullable<ApiVariantChange['stock']>): DraftVariant['stock'] {
  return unlimited ? { unlimited: true } : { unlimited: false, quantity };
}

/** Its stock is changed by the inventory alone, which holds what is sold meanwhile. */
export function withChangedVariant(site: Program['site'], variantId: string, wanted: ApiVariantChange): ProductEdit {
  return (draft) => {
    const held = draft.variants.find(({ id }) => id === variantId);
    if (held === undefined) return refuse('variantUnknown');
    const variant = changedVariant(site, draft, held, wanted);
    if (!variant.ok) return variant;
    return accept({ ...draft, variants: draft.variants.map((each) => (each === held ? variant.value : each)) });
  };
}

export function withoutVariant(variantId: string): ProductEdit {
  return (draft) => {
    const variants = draft.variants.filter(({ id }) => id !== variantId);
    if (variants.length === draft.variants.length) return refuse('variantUnknown');
    return variants.length === 0 ? refuse('variantsTooFew') : accept({ ...draft, variants });
  };
}

function changedVariant(
  site: Program['site'],
  draft: ProductDraft,
  held: DraftVariant,
  { sku, pricing, attributes, shippingMeasurements: measures }: ApiVariantChange,
): Outcome<DraftVariant, ApiCode> {
  const amounts = [pricing?.basePrice, pricing?.salePrice].flatMap((amount) => (amount ? [amount] : []));
  if (amounts.some(({ currency }) => currency !== site.currency)) return refuse('currencyWrong');
  const unit = weightUnit(site);
  const length = unit === 'POUND' ? 'INCH' : 'CENTIMETER';
  const isOtherUnit = (measures?.weight?.unit ?? unit) !== unit || (measures?.dimensions?.unit ?? length) !== length;
  if (isOtherUnit) return refuse('measureUnitWrong');
  return accept({
    ...held,
    sku: sku ?? held.sku,
    values: attributes ? draft.optionNames.map((name) => attributes[name] ?? '') : held.values,
    price: pricing?.basePrice?.value ?? held.price,
    salePrice: pricing?.salePrice === null ? '' : (pricing?.salePrice?.value ?? held.salePrice),
    onSale: pricing?.onSale ?? held.onSale,
    weight: measures?.weight?.value ?? held.weight,
    length: measures?.dimensions?.length ?? held.length,
    width: measures?.dimensions?.width ?? held.width,
    height: measures?.dimensions?.height ?? held.height,
  });
}

/** Adds an image behind the others. */
export function withImage(imageId: string): ProductEdit {
  return (draft) => {
    const imageIds = [...draft.imageIds.filter((id) => id !== imageId), imageId];
    const most = CATALOG_LIMITS.images;
    return imageIds.length > most ? refuse('imagesTooMany', { values: { most } }) : accept({ ...draft, imageIds });
  };
}

/** The image stays in the library of the site. */
export function withoutImage(imageId: string): ProductEdit {
  return (draft) => {
    if (!draft.imageIds.includes(imageId)) return refuse('imageUnknown');
    const variants = draft.variants.map((each) => (each.imageId === imageId ? { ...each, imageId: null } : each));
    return accept({ ...draft, variants, imageIds: draft.imageIds.filter((id) => id !== imageId) });
  };
}

/** `after`: the image it follows; null: it becomes the first. */
export function withImageMoved(imageId: string, after: string | null): ProductEdit {
  return (draft) => {
    const others = draft.imageIds.filter((id) => id !== imageId);
    const isKnown = others.length < draft.imageIds.length && (after === null || others.includes(after));
    if (!isKnown) return refuse('imageUnknown');
    const place = after === null ? 0 : others.indexOf(after) + 1;
    return accept({ ...draft, imageIds: others.toSpliced(place, 0, imageId) });
  };
}

export function withVariantImage(variantId: string, imageId: string | null): ProductEdit {
  return (draft) => {
    if (!draft.variants.some(({ id }) => id === variantId)) return refuse('variantUnknown');
    if (imageId !== null && !draft.imageIds.includes(imageId)) return refuse('imageUnknown');
    return accept({
      ...draft,
      variants: draft.variants.map((each) => (each.id === variantId ? { ...each, imageId } : each)),
    });
  };
}
