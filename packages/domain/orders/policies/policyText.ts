import type { PolicyName } from './policies.ts';

/** What a template depends on: where the site is at home, and what its settings say. */
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

/** Names in braces that a text is filled in with. */
export const POLICY_VALUES = [
  ...(['store', 'address', 'email', 'phone', 'country', 'countries'] as const),
  ...(['returnDays', 'cancelDays', 'minDays', 'maxDays'] as const),
] as const;
export type PolicyValue = (typeof POLICY_VALUES)[number];

/** A paragraph, or the entries of a list, with a heading where a new section begins. */
export interface PolicyPart {
  readonly heading?: string;
  readonly text: string | readonly string[];
  /** Shown where all of these hold; `!` before one: where it does not. */
  readonly when?: readonly (PolicyTag | `!${PolicyTag}`)[];
}

/** `{name}` is a value; `[Register number]` is for the owner to fill in. Line breaks stay. */
export type PolicyTexts = Readonly<Record<PolicyName, readonly PolicyPart[]>>;
