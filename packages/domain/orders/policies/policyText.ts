/** What parts of the texts of policies depend on, `when`: where the site is at home, and what its settings say. `!` before one: where it does not hold. */
export const POLICY_TAGS = [
  // By the law of the site's country: European Economic Area, United Kingdom, Switzerland, United States.
  ...(['eea', 'gb', 'ch', 'us'] as const),
  /** Distance buyers may cancel without a reason. */
  'cancellation',
  'gdpr',
  ...(['de', 'at'] as const),
  // Returns that the shop grants beyond the law.
  ...(['returnDays', 'returnAlways', 'noReturns', 'returnsUnsaid', 'shopPaysReturn', 'returnInStore'] as const),
  ...(['ships', 'shipsNowhere', 'delivery', 'pickup', 'taxIncluded', 'consent', 'counted', 'phone'] as const),
] as const;
export type PolicyTag = (typeof POLICY_TAGS)[number];

/** Names in braces that a text is filled in with. `[Register number]` is for the owner to fill in. */
export const POLICY_VALUES = [
  ...(['store', 'address', 'email', 'phone', 'country', 'countries'] as const),
  ...(['returnDays', 'cancelDays', 'minDays', 'maxDays'] as const),
] as const;
export type PolicyValue = (typeof POLICY_VALUES)[number];
