import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('es');

const UNITS: Readonly<Record<BillingUnit, readonly [every: string, everyFew: string, one: string, many: string]>> = {
  week: ['cada semana', 'cada # semanas', '# semana', '# semanas'],
  month: ['cada mes', 'cada # meses', '# mes', '# meses'],
  year: ['cada año', 'cada # años', '# año', '# años'],
};

/** What a Spanish shop says on its product pages. */
export const catalogWordsEs: CatalogWords = {
  product: {
    addToCart: 'Añadir al carrito',
    subscribe: 'Suscribirse',
    quantity: 'Cantidad',
    quickView: 'Vista rápida',
    soldOut: 'agotado',
    onSale: 'oferta',
    selectValue: 'Elegir importe',
    selectOption: (optionName) => `Elegir ${optionName}`,
    notApplicable: 'n/d',
    priceUnavailable: 'No disponible',
    onlyLeft: (count) => counted(count, { one: 'Solo queda # en stock', other: 'Solo quedan # en stock' }),
  },
  quickView: {
    more: 'Ver todos los detalles',
    close: 'Cerrar',
    previous: 'Producto anterior',
    next: 'Producto siguiente',
  },
  stock: { inStock: 'En stock', soldOut: 'Agotado', runningLow: 'Casi agotado' },
  price: { original: 'Precio original:', sale: 'Precio de oferta:' },
  priceMarkup: {
    original: 'Precio original:',
    sale: 'Precio de oferta:',
    from: (price) => `desde ${price}`,
    giftCardOption: 'Importe',
  },
  gallery: { picture: (number) => `Imagen ${number}:` },
  purchase: {
    notSoldOnlineYet: 'Este artículo todavía no se puede comprar en línea.',
    hasOwnPage: 'Este artículo se compra en una página propia.',
  },
  newStore: { fallbackStoreTitle: 'Tienda', allCategoryDisplayName: 'Todo' },
};

export const planPhrasesEs: PlanPhrases = {
  every: (count, unit) => (count === 1 ? UNITS[unit][0] : counted(count, { other: UNITS[unit][1] })),
  during: (count, unit) => `durante ${counted(count, { one: UNITS[unit][2], other: UNITS[unit][3] })}`,
};
