import { cartButtonWords } from '@quoin/domain/cart';
import { catalogWords } from '@quoin/domain/catalog';
import { systemWords } from '@quoin/domain/site';
import { readTextSettings, TEXTS_SETTING, textsIn, withOwnStrings } from '@quoin/domain/texts';
import type { Theme } from '@quoin/rendering/theme';
import { escapeHtml } from '../escape.ts';

export type Words = Readonly<Record<string, string>>;
type WithStrings = Pick<Theme, 'strings'>;

/** Texts of the site's language, else of English, else of whatever the theme has. */
export function stringsFor({ strings }: WithStrings, language: string): Words {
  const family = language.split('-')[0] ?? '';
  const near = [...strings.keys()].find((locale) => locale.split('-')[0] === family);
  return strings.get(language) ?? strings.get(near ?? 'en-US') ?? strings.get('en-US') ?? {};
}

/** A theme's tweaks as its owner reads them: labels and categories in the language of the site, where the theme has them. */
export function tweaksIn(theme: Pick<Theme, 'tweaks' | 'tweakStrings'>, language: string): Theme['tweaks'] {
  const words = stringsFor({ strings: theme.tweakStrings }, language);
  const said = (text: string): string => (Object.hasOwn(words, text) ? (words[text] ?? text) : text);
  return theme.tweaks.map((tweak) => ({
    ...{ ...tweak, label: said(tweak.label), category: said(tweak.category) },
    optionTexts: Object.fromEntries(tweak.options.map((option) => [option, said(option)])),
  }));
}

const WORDS_OVER = new WeakMap<WithStrings, Map<string, Words>>();

/**
 * Returns the theme's words, with those of the house theme as fallback, whose parts are used where a theme has none.
 * Themes do not change once read, so this is merged once per theme and language.
 */
export function wordsOver(house: WithStrings, theme: WithStrings, language: string): Words {
  const known = WORDS_OVER.get(theme) ?? new Map<string, Words>();
  const words = known.get(language) ?? { ...stringsFor(house, language), ...stringsFor(theme, language) };
  WORDS_OVER.set(theme, known.set(language, words));
  return words;
}

/**
 * What every theme of the format finds in `localizedStrings`, by the format's names (page-data 8). What formatters say by
 * themselves is the same here.
 */
export function systemStrings(language: string): Words {
  const { product, priceMarkup } = catalogWords(language);
  return {
    ...systemWords(language),
    googleCalendar: 'Google Calendar',
    iCal: 'ICS',
    productAddToCartText: product.addToCart,
    productSubscribeText: product.subscribe,
    productAddedToCartText: cartButtonWords(language).addButton.added,
    productSoldOutText: product.soldOut,
    productSaleText: product.onSale,
    productQuickViewText: product.quickView,
    productPriceUnavailable: product.priceUnavailable,
    productQuantityInputLabel: product.quantity,
    salePriceText: priceMarkup.sale,
    originalPriceText: priceMarkup.original,
  };
}

/** Everything that the templates of a compiled theme say by themselves in a language. */
export function templateWords(
  { theme, fallback }: { readonly theme: WithStrings; readonly fallback: WithStrings | null },
  language: string,
): Words {
  return fallback === null ? stringsFor(theme, language) : wordsOver(fallback, theme, language);
}

/** Words of templates with those over them that the site's owner says instead. */
export function ownersWords(
  words: Words,
  { settings, language }: { readonly settings: Readonly<Record<string, unknown>>; readonly language: string },
): Words {
  if (settings[TEXTS_SETTING] === undefined) return words;
  return withOwnStrings(words, textsIn(readTextSettings(settings), language) ?? {}, escapeHtml);
}

type WithSystemPages = Pick<Theme, 'strings' | 'system'>;

/**
 * Returns the title of a system page: from the theme's strings in the site's language, else its `.page.conf`, else the
 * house theme.
 */
export function systemTitle(
  compiled: { readonly theme: WithSystemPages; readonly fallback: WithSystemPages | null },
  name: string,
  language: string,
): string {
  const { theme, fallback } = compiled;
  for (const source of fallback === null ? [theme] : [theme, fallback]) {
    const title = stringsFor(source, language)[`pageTitle__${name}`] ?? source.system.get(name)?.title;
    if (title !== undefined && title !== '') return title;
  }
  return '';
}
