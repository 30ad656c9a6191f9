/**
 * Where a button that makes a consumer owe money has to say so in the law's words and no others (directive 2011/83/EU,
 * article 8): the EU, those of its parts that have a code of their own, and the three other countries of the EEA.
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

/** A shop there owes it to all its buyers; one elsewhere to those it sells to there (CX-19). */
export function namesObligation({ seller, buyer }: Market): boolean {
  return [seller, buyer].some((code) => code !== null && WITH_OBLIGATION.has(code.toUpperCase()));
}
