import type { FreePriceSettings } from '@quoin/domain/money';
import type { Product } from './product.ts';
import { LOW_STOCK_THRESHOLD } from './variants/stock.ts';

/** What a store's owner chose about how products are presented. */
export interface MerchandisingSettings extends FreePriceSettings {
  /** Whether pages of products, and blocks that show one, say how few are left. */
  readonly showsScarcity: boolean;
  readonly showsScarcityInBlocks: boolean;
  /** A variant with that many or fewer left is scarce. */
  readonly scarcityThreshold: number;
  readonly showsRelated: boolean;
  /** Whether sold-out choices are disabled. If not, visitors can select one to be notified. */
  readonly disablesSoldOutChoices: boolean;
}

export const DEFAULT_MERCHANDISING: MerchandisingSettings = {
  showsScarcity: true,
  showsScarcityInBlocks: true,
  scarcityThreshold: LOW_STOCK_THRESHOLD,
  showsRelated: true,
  disablesSoldOutChoices: false,
  freeIfZero: false,
  freeLabel: '',
};

type Json = Readonly<Record<string, unknown>>;

function objectIn(value: Json, name: string): Json {
  const part = Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Json) : {};
}

/** From a site's settings, under the names that pages have for them (`storeSettings.merchandisingSettings`). */
export function merchandisingSettingsOf(settings: Json): MerchandisingSettings {
  const store = objectIn(settings, 'storeSettings');
  const own = objectIn(store, 'merchandisingSettings');
  const flag = (name: string, fallback: boolean) => {
    const value = Object.hasOwn(own, name) ? own[name] : undefined;
    return typeof value === 'boolean' ? value : fallback;
  };
  return {
    showsScarcity: flag('scarcityEnabledOnProductItems', DEFAULT_MERCHANDISING.showsScarcity),
    showsScarcityInBlocks: flag('scarcityEnabledOnProductBlocks', DEFAULT_MERCHANDISING.showsScarcityInBlocks),
    scarcityThreshold: thresholdIn(own.scarcityThreshold) ?? DEFAULT_MERCHANDISING.scarcityThreshold,
    showsRelated: flag('relatedProductsEnabled', DEFAULT_MERCHANDISING.showsRelated),
    disablesSoldOutChoices: flag('soldOutVariantsDropdownDisabled', DEFAULT_MERCHANDISING.disablesSoldOutChoices),
    freeIfZero: store.freeIfZero === true,
    freeLabel: typeof store.freePriceLabel === 'string' ? store.freePriceLabel : DEFAULT_MERCHANDISING.freeLabel,
  };
}

/** What an owner chooses for all products of a store. */
export type ProductPageSettings = FreePriceSettings &
  Pick<MerchandisingSettings, 'showsScarcity' | 'scarcityThreshold' | 'showsRelated'>;

/** As `merchandisingSettingsOf` reads them. */
export function storedProductPages(settings: ProductPageSettings): {
  readonly merchandising: Json;
  readonly store: Json;
} {
  const { showsScarcity, scarcityThreshold, showsRelated, freeIfZero, freeLabel } = settings;
  const merchandising = {
    scarcityEnabledOnProductItems: showsScarcity,
    scarcityEnabledOnProductBlocks: showsScarcity,
    scarcityThreshold,
    relatedProductsEnabled: showsRelated,
  };
  // Where the texts of a store lie that are said in other languages, too.
  return { merchandising, store: { freeIfZero, freePriceLabel: freeLabel } };
}

function thresholdIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

/** From how many left on a product is scarce: as it says itself, else as its store does; 0: it never is. */
export function scarcityThresholdOf(
  { scarcityThreshold }: Pick<Product, 'scarcityThreshold'>,
  store: Pick<MerchandisingSettings, 'showsScarcity' | 'scarcityThreshold'>,
): number {
  return scarcityThreshold ?? (store.showsScarcity ? store.scarcityThreshold : 0);
}
