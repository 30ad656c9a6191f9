export interface OrderMailLine {
  readonly title: string;
  readonly variantText: string;
  readonly quantity: number;
  readonly totalText: string;
  /** Absolute address; empty without a picture. */
  readonly pictureUrl: string;
}

export interface OrderMailTotal {
  readonly label: string;
  readonly text: string;
  readonly note: string;
  readonly isTotal: boolean;
}

/** Everything the confirmation mail says, as plain finished text. */
export interface OrderMailView {
  readonly language: string;
  readonly siteTitle: string;
  /** Absolute, without a slash at its end. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  readonly heading: string;
  readonly numberText: string;
  readonly placedOn: string;
  readonly next: string;
  readonly statusLabel: string;
  readonly statusHint: string;
  /** Absolute; opens without signing in. */
  readonly statusUrl: string;
  readonly shipToLabel: string;
  readonly addressLines: readonly string[];
  readonly shippingName: string;
  readonly note: string;
  readonly isTestMode: boolean;
  readonly lines: readonly OrderMailLine[];
  readonly totals: readonly OrderMailTotal[];
}
