import type { WireMoney } from '@quoin/contract/endpoints/site';
import type { WebhookTopic } from '@quoin/domain/access';
import type { ApiDiscountTemplate, ApiDiscountTrigger } from './answers/discounts.ts';
import type { ApiAddress } from './answers/money.ts';
import type { ApiPlace } from './answers/people.ts';
import type { ApiProduct } from './answers/products.ts';

interface ApiStockOperation {
  readonly variantId: string;
  readonly quantity: number;
}

/** POST /1.0/commerce/inventory/adjustments */
export interface ApiAdjustmentRequest {
  readonly incrementOperations: readonly ApiStockOperation[];
  readonly decrementOperations: readonly ApiStockOperation[];
  readonly setFiniteOperations: readonly ApiStockOperation[];
  readonly setUnlimitedOperations: readonly string[];
}

/** POST /1.0/commerce/orders */
export interface ApiOrderCreation {
  readonly channelName: string;
  readonly externalOrderReference: string;
  readonly customerEmail: string | null;
  readonly createdOn: Date | null;
  readonly fulfilledOn: Date | null;
  readonly fulfillmentStatus: 'PENDING' | 'FULFILLED' | null;
  readonly inventoryBehavior: 'DEDUCT' | 'SKIP';
  readonly shopperFulfillmentNotificationBehavior: 'SEND' | 'SKIP';
  readonly priceTaxInterpretation: 'EXCLUSIVE' | 'INCLUSIVE';
  readonly billingAddress: ApiAddress | null;
  readonly shippingAddress: ApiAddress | null;
  readonly lineItems: readonly {
    readonly lineItemType: 'PHYSICAL_PRODUCT' | 'DIGITAL' | 'SERVICE' | 'CUSTOM';
    readonly variantId: string | null;
    readonly title: string | null;
    readonly quantity: number;
    readonly unitPricePaid: WireMoney;
  }[];
  readonly shippingLines: readonly { readonly method: string; readonly amount: WireMoney | null }[];
  readonly discountLines: readonly {
    readonly name: string | null;
    readonly description: string | null;
    readonly amount: WireMoney;
    readonly promoCode: string | null;
  }[];
  readonly fulfillments: ApiFulfilRequest['shipments'];
  readonly subtotal: WireMoney | null;
  readonly shippingTotal: WireMoney | null;
  readonly discountTotal: WireMoney | null;
  readonly taxTotal: WireMoney | null;
  readonly grandTotal: WireMoney;
}

/** POST /1.0/commerce/orders/:orderId/fulfillments */
export interface ApiFulfilRequest {
  readonly shouldSendNotification: boolean;
  readonly shipments: readonly {
    readonly shipDate: Date;
    readonly carrierName: string;
    readonly service: string;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
  }[];
}

/** POST /v2/commerce/products/:productId: what is absent stays, what is null is cleared. */
export interface ApiProductChange {
  readonly name?: string | null;
  /** HTML. */
  readonly description?: string | null;
  readonly urlSlug?: string | null;
  readonly tags?: readonly string[] | null;
  readonly isVisible?: boolean | null;
  readonly seoOptions?: ApiSeoChange | null;
  /** Of clients of older versions. */
  readonly seoData?: ApiSeoChange | null;
  /** As many as the product has: other names for the same attributes. */
  readonly productAttributeNames?: readonly string[] | null;
}

interface ApiSeoChange {
  readonly title?: string | null;
  readonly description?: string | null;
}

/** POST /v2/commerce/products */
export interface ApiProductCreation extends ApiProductChange {
  readonly type: ApiProduct['type'];
  readonly storePageId: string;
  readonly variantAttributes?: readonly string[] | null;
  readonly variants: readonly ApiVariantChange[];
}

/** POST /v2/commerce/products/:productId/variants, and one of them; `stock` of a new one alone. */
export interface ApiVariantChange {
  readonly sku?: string | null;
  readonly pricing?: {
    readonly basePrice?: WireMoney | null;
    readonly salePrice?: WireMoney | null;
    readonly onSale?: boolean | null;
  } | null;
  readonly attributes?: Readonly<Record<string, string>> | null;
  readonly stock?: { readonly quantity: number; readonly unlimited: boolean } | null;
  readonly shippingMeasurements?: {
    readonly weight?: { readonly unit: 'POUND' | 'KILOGRAM'; readonly value: number } | null;
    readonly dimensions?: {
      readonly unit: 'INCH' | 'CENTIMETER';
      readonly length: number;
      readonly width: number;
      readonly height: number;
    } | null;
  } | null;
}

/** POST and PATCH /v1/contacts: what is absent stays, what is null is cleared. */
export interface ApiContactChange {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly locale?: string | null;
  readonly primaryEmail?: { readonly email?: string; readonly acceptsMarketing?: boolean | null };
}

/** POST /v1/contacts/:contactId/address-book */
export interface ApiAddressChange {
  readonly address: ApiPlace & { readonly countryCode: string };
  readonly defaultShipping: boolean;
}

export interface ApiRange<Value> {
  readonly min?: Value | null;
  readonly max?: Value | null;
}

export interface ApiPeriod {
  readonly after?: Date | null;
  readonly before?: Date | null;
}

/** POST /v1/contacts/query */
export interface ApiContactQuery {
  readonly acceptsMarketingWithDate?: {
    readonly acceptsMarketing?: boolean | null;
    readonly joinedOn?: ApiPeriod | null;
  } | null;
  readonly orderCount?: ApiRange<number> | null;
  /** In whole units of the site's currency. */
  readonly orderAmount?: ApiRange<number> | null;
  readonly firstOrderOn?: ApiPeriod | null;
  readonly lastOrderOn?: ApiPeriod | null;
  readonly donationCount?: ApiRange<number> | null;
  readonly donationAmount?: ApiRange<number> | null;
  readonly firstDonationOn?: ApiPeriod | null;
  readonly lastDonationOn?: ApiPeriod | null;
  readonly searchString?: string | null;
  readonly sortField?: string | null;
  readonly sortDirection?: 'ASCENDING' | 'DESCENDING' | null;
  readonly pageSize?: number | null;
  readonly cursor?: string | null;
}

/** POST /v1/commerce/discounts, and PUT of one. */
export interface ApiDiscountChange {
  readonly name: string;
  readonly criteria:
    | { readonly type: 'ANY_ORDER' }
    | { readonly type: 'CART_TOTAL'; readonly minimumCartTotal: WireMoney }
    | { readonly type: 'PRODUCT'; readonly productId: string };
  readonly template: ApiDiscountTemplate;
  readonly trigger: ApiDiscountTrigger;
  readonly isLimitedUses: boolean;
  readonly maxUsesAllowed: number | null;
  readonly isOncePerCustomer: boolean;
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** POST /1.0/webhook_subscriptions */
export interface ApiWebhookCreation {
  readonly endpointUrl: string;
  readonly topics: readonly WebhookTopic[];
}

/** POST /1.0/webhook_subscriptions/:subscriptionId; absent: as it is. */
export interface ApiWebhookChange {
  readonly endpointUrl?: string | null | undefined;
  readonly topics?: readonly WebhookTopic[] | null | undefined;
}
