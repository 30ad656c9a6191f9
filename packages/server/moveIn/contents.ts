import type { CurrencyCode } from '@quoin/domain/money';
import type { Address, BalancedAmounts, OrderPaymentState } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { CommentState, ItemStatus, MoveInCode, MoveInProblem, Redirect } from '@quoin/domain/site';

/** What a file holds, one thing after the other, in the order in which they are made. */
export interface Contents {
  readonly rows: readonly ContentRow[];
  /** What is not made, and why. */
  readonly skipped: readonly MoveInProblem[];
}

interface Row {
  /** Its line in a table, else its number in the file. */
  readonly line: number;
  readonly title: string;
  /** By which it is found again when the file is imported a second time. */
  readonly key: string;
  /** What of it comes in another way than the file has it. */
  readonly problems: readonly Problem<MoveInCode>[];
}

export interface PictureRow extends Row {
  readonly kind: 'picture';
  readonly url: string;
  readonly altText: string;
}

export interface FileComment {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly email: string;
  readonly body: string;
  readonly state: CommentState;
  readonly writtenAt: number | null;
}

/** What posts and pages have in common. */
interface WrittenRow extends Row {
  /** Where it was, decoded, without the host; '' where nothing says so. */
  readonly path: string;
  /** The last part of its address; '' leaves it to the title. */
  readonly urlId: string;
  /** Pictures still lie where they were; `pictures` names them. */
  readonly html: string;
  readonly pictures: readonly string[];
  readonly seo: { readonly title: string; readonly description: string };
}

export interface PostRow extends WrittenRow {
  readonly kind: 'post';
  readonly excerpt: string;
  readonly status: ItemStatus;
  readonly publishOn: number | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly picture: string | null;
  readonly isFeatured: boolean;
  readonly comments: readonly FileComment[];
}

export interface PageRow extends WrittenRow {
  readonly kind: 'page';
  readonly isShown: boolean;
}

export interface SubscriberRow extends Row {
  readonly kind: 'subscriber';
  readonly email: string;
  readonly fullName: string;
  /** A day, a time on the site's clock or a moment; '' where nothing says so. */
  readonly since: string;
}

export interface CustomerRow extends Row {
  readonly kind: 'customer';
  readonly email: string;
  readonly fullName: string;
  readonly acceptsMarketing: boolean;
  /** When they agreed to that, as `since`. */
  readonly agreedOn: string;
  readonly isTaxExempt: boolean;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly since: string;
  readonly address: Address | null;
}

export interface RedirectRow extends Row {
  readonly kind: 'redirect';
  readonly redirect: Redirect;
}

export interface FileOrderLine {
  readonly title: string;
  readonly variant: string;
  readonly sku: string;
  readonly quantity: number;
  /** Minor units. */
  readonly unitPrice: bigint;
  readonly isShipped: boolean;
  /** Null: as the order says. */
  readonly isSent: boolean | null;
  readonly sent: number | null;
  readonly canceled: number | null;
}

export interface OrderRow extends Row {
  readonly kind: 'order';
  /** Whose file it is: `Shopify`. */
  readonly source: string;
  /** What it is called there: `#1001`. */
  readonly reference: string;
  /** Null where its name has none. */
  readonly number: number | null;
  /** Empty: not known. */
  readonly email: string;
  readonly currency: CurrencyCode;
  readonly placedAt: number;
  readonly fulfilledAt: number | null;
  readonly payment: OrderPaymentState;
  readonly isCanceled: boolean;
  readonly isSent: boolean;
  /** Minor units. */
  readonly refunded: bigint;
  readonly amounts: BalancedAmounts;
  readonly lines: readonly FileOrderLine[];
  readonly discountCode: string;
  readonly shippingName: string;
  readonly note: string;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
}

export type ContentRow = PictureRow | PostRow | PageRow | SubscriberRow | CustomerRow | RedirectRow | OrderRow;
export type RowKind = ContentRow['kind'];
