import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** What the shop's people note about a customer. */
export interface CustomerDetails {
  readonly notes: string;
  readonly tags: readonly string[];
  readonly isTaxExempt: boolean;
  readonly acceptsMarketing: boolean;
}

export const CUSTOMER_LIMITS = { name: 200, notes: 10_000, tags: 50, tag: 60 } as const;

export type CustomerDetailsCode =
  | 'customerNameTooLong'
  | 'customerNotesTooLong'
  | 'customerTagsTooMany'
  | 'customerTagTooLong';

/** A person's name on one line; null when it is too long to be one. */
export function tidyCustomerName(text: string): string | null {
  const name = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return name.length > CUSTOMER_LIMITS.name ? null : name;
}

/** The details as they are kept: trimmed, each tag once whatever its case. */
export function decideCustomerDetails(entered: CustomerDetails): Outcome<CustomerDetails, CustomerDetailsCode> {
  const notes = entered.notes.trim();
  if (notes.length > CUSTOMER_LIMITS.notes)
    return refuse('customerNotesTooLong', { field: 'notes', values: { max: CUSTOMER_LIMITS.notes } });
  const tags = uniqueTags(entered.tags);
  if (tags.length > CUSTOMER_LIMITS.tags)
    return refuse('customerTagsTooMany', { field: 'tags', values: { max: CUSTOMER_LIMITS.tags } });
  if (tags.some((tag) => tag.length > CUSTOMER_LIMITS.tag))
    return refuse('customerTagTooLong', { field: 'tags', values: { max: CUSTOMER_LIMITS.tag } });
  return accept({ ...entered, notes, tags });
}

function uniqueTags(tags: readonly string[]): readonly string[] {
  const tidy = tags.map((tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim()).filter((tag) => tag !== '');
  return [...new Map(tidy.map((tag) => [tag.toLowerCase(), tag])).values()];
}
