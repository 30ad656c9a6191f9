/** The text next to a price that can be paid in installments. All texts are finished, in the shopper's language. */
export interface WireInstallments {
  /** The pill. */
  readonly brand: string;
  readonly text: string;
  /** A page about it; its `[data-installments-info]` is what a modal shows (INST-05). */
  readonly infoUrl: string;
  readonly infoLabel: string;
  readonly closeLabel: string;
  /** BCP 47, of these texts. */
  readonly language: string;
}

/** GET, on a site: one page per provider and locale. */
export function installmentsInfoPath(provider: string, locale: string): string {
  return `/installments/${encodeURIComponent(provider)}/${encodeURIComponent(locale)}`;
}
