import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('pt');

const UNITS: Readonly<Record<BillingUnit, readonly [every: string, everyFew: string, one: string, many: string]>> = {
  week: ['por semana', 'a cada # semanas', '# semana', '# semanas'],
  month: ['por mês', 'a cada # meses', '# mês', '# meses'],
  year: ['por ano', 'a cada # anos', '# ano', '# anos'],
};

/** What a Brazilian shop says on its product pages. */
export const catalogWordsPt: CatalogWords = {
  product: {
    addToCart: 'Adicionar ao carrinho',
    subscribe: 'Assinar',
    quantity: 'Quantidade',
    quickView: 'Visualização rápida',
    soldOut: 'esgotado',
    onSale: 'oferta',
    selectValue: 'Escolher o valor',
    selectOption: (optionName) => `Escolher ${optionName}`,
    notApplicable: 'n/d',
    priceUnavailable: 'Indisponível',
    onlyLeft: (count) => counted(count, { one: 'Resta só # em estoque', other: 'Restam só # em estoque' }),
  },
  quickView: { more: 'Ver todos os detalhes', close: 'Fechar', previous: 'Produto anterior', next: 'Próximo produto' },
  stock: { inStock: 'Em estoque', soldOut: 'Esgotado', runningLow: 'Quase esgotado' },
  price: { original: 'Preço original:', sale: 'Preço de oferta:' },
  priceMarkup: {
    original: 'Preço original:',
    sale: 'Preço de oferta:',
    from: (price) => `a partir de ${price}`,
    giftCardOption: 'Valor',
  },
  gallery: { picture: (number) => `Imagem ${number}:` },
  purchase: {
    notSoldOnlineYet: 'Este item ainda não pode ser comprado online.',
    hasOwnPage: 'Este item é comprado em uma página própria.',
  },
  newStore: { fallbackStoreTitle: 'Loja', allCategoryDisplayName: 'Tudo' },
};

export const planPhrasesPt: PlanPhrases = {
  every: (count, unit) => (count === 1 ? UNITS[unit][0] : counted(count, { other: UNITS[unit][1] })),
  during: (count, unit) => `durante ${counted(count, { one: UNITS[unit][2], other: UNITS[unit][3] })}`,
};
