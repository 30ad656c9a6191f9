/**
 * Countries where a button that obliges a consumer to pay must use the exact words of the law (directive 2011/83/EU,
 * article 8): the EU, its territories with their own country codes, and the three other countries of the EEA.
 */
const WITH_OBLIGATION: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'AX GF GP MF MQ RE YT IS LI NO'
  ).split(' '),
);

/** The two ends of a sale, ISO 3166-1 alpha-2; null or empty: not known, or nothing is sent. */
export interface Market {
  readonly seller: string | null;
  readonly buyer: string | null;
  /** More is charged later: the order obliges even where nothing is to pay today. */
  readonly isRenewing?: boolean;
}

/** Reports whether the law applies: to every sale of shops there, and of other shops to buyers there (CX-19). */
export function namesObligation({ seller, buyer }: Market): boolean {
  return [seller, buyer].some((code) => code !== null && WITH_OBLIGATION.has(code.toUpperCase()));
}
