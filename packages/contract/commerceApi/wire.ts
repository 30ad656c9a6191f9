import type { WireMoney } from '@quoin/contract/endpoints/site';
import type { WebhookTopic } from '@quoin/domain/access';

/** Where the next 50 are. */
export interface ApiPagination {
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
  /** Absolute. */
  readonly nextPageUrl: string | null;
}

/** GET /1.0/authorization/website */
export interface ApiWebsite {
  readonly id: string;
  readonly siteId: string;
  readonly title: string;
  readonly url: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly measurementStandard: 'METRIC' | 'IMPERIAL';
  readonly location: { readonly country: string | null; readonly region: string | null };
}

export interface ApiInventoryItem {
  readonly variantId: string;
  readonly sku: string;
  /** `Tide [Small]` */
  readonly descriptor: string;
  readonly isUnlimited: boolean;
  readonly quantity: number;
}

/** GET /1.0/commerce/inventory; by ids without the pagination. */
export interface ApiInventoryResponse {
  readonly inventory: readonly ApiInventoryItem[];
  readonly pagination?: ApiPagination;
}

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

export interface ApiAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly countryCode: string | null;
  readonly postalCode: string | null;
  readonly phone: string | null;
}

export type ApiLineItemType = 'PHYSICAL_PRODUCT' | 'DIGITAL' | 'SERVICE' | 'GIFT_CARD' | 'CUSTOM' | 'PAYWALL_PRODUCT';

export interface ApiLineItem {
  readonly id: string;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly weight: number;
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly productId: string | null;
  readonly productName: string | null;
  readonly quantity: number;
  readonly unitPricePaid: WireMoney;
  readonly variantOptions: readonly { readonly optionName: string; readonly value: string }[];
  readonly customizations: readonly { readonly label: string; readonly value: string }[] | null;
  readonly imageUrl: string | null;
  readonly lineItemType: ApiLineItemType;
}

export interface ApiFulfillment {
  readonly shipDate: string;
  readonly carrierName: string;
  readonly service: string;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

export interface ApiOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly createdOn: string;
  readonly modifiedOn: string;
  readonly channel: string;
  readonly testmode: boolean;
  readonly customerEmail: string;
  readonly customerId: string | null;
  readonly billingAddress: ApiAddress | null;
  readonly shippingAddress: ApiAddress | null;
  readonly fulfillmentStatus: 'PENDING' | 'FULFILLED' | 'CANCELED';
  readonly lineItems: readonly ApiLineItem[];
  readonly internalNotes: readonly { readonly content: string }[];
  readonly shippingLines: readonly { readonly method: string; readonly amount: WireMoney }[];
  readonly discountLines: readonly {
    readonly name: string | null;
    readonly description: string;
    readonly amount: WireMoney;
    readonly promoCode: string | null;
  }[];
  readonly formSubmission: readonly { readonly label: string; readonly value: string }[] | null;
  readonly fulfillments: readonly ApiFulfillment[];
  readonly subtotal: WireMoney;
  readonly shippingTotal: WireMoney;
  readonly discountTotal: WireMoney;
  readonly taxTotal: WireMoney;
  readonly refundedTotal: WireMoney;
  readonly grandTotal: WireMoney;
  readonly channelName: string;
  readonly externalOrderReference: string | null;
  readonly fulfilledOn: string | null;
  readonly priceTaxInterpretation: 'EXCLUSIVE' | 'INCLUSIVE';
  readonly paymentState: 'PAID' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'VOIDED';
  readonly shippingOptionName: string | null;
  readonly shippingOptionServiceType: string | null;
}

/** GET /1.0/commerce/orders */
export interface ApiOrdersResponse {
  readonly result: readonly ApiOrder[];
  readonly pagination: ApiPagination;
}

/** POST /1.0/commerce/orders: the answer is the order, with the key of the request. */
export interface ApiCreatedOrder extends ApiOrder {
  readonly idempotencyKey: string;
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

export interface ApiProductImage {
  readonly id: string;
  readonly altText: string;
  readonly orderIndex: number;
  readonly url: string;
  readonly originalSize: { readonly width: number; readonly height: number };
  /** `300w`: what `?format=` takes. */
  readonly availableFormats: readonly string[];
}

export interface ApiProductVariant {
  readonly id: string;
  readonly sku: string;
  readonly pricing: { readonly basePrice: WireMoney; readonly salePrice: WireMoney; readonly onSale: boolean };
  readonly stock: { readonly quantity: number; readonly unlimited: boolean };
  readonly attributes: Readonly<Record<string, string>>;
  /** Null of what is not sent. */
  readonly shippingMeasurements: {
    readonly weight: { readonly unit: 'POUND' | 'KILOGRAM'; readonly value: number };
    readonly dimensions: {
      readonly unit: 'INCH' | 'CENTIMETER';
      readonly length: number;
      readonly width: number;
      readonly height: number;
    };
  } | null;
  readonly image: ApiProductImage | null;
}

export interface ApiProduct {
  readonly id: string;
  readonly type: 'PHYSICAL' | 'SERVICE' | 'GIFT_CARD' | 'DIGITAL';
  readonly storePageId: string;
  readonly name: string;
  /** HTML. */
  readonly description: string;
  readonly url: string;
  readonly urlSlug: string;
  readonly images: readonly ApiProductImage[];
  readonly tags: readonly string[];
  readonly isVisible: boolean;
  readonly seoOptions: { readonly title: string; readonly description: string };
  readonly createdOn: string;
  readonly modifiedOn: string;
  readonly variantAttributes: readonly string[];
  readonly variants: readonly ApiProductVariant[];
  /** Of digital ones alone. */
  readonly digitalGood?: { readonly id: string; readonly filename: string } | null;
}

/** GET /v2/commerce/products; by ids without the pagination. */
export interface ApiProductsResponse {
  readonly products: readonly ApiProduct[];
  readonly pagination?: ApiPagination;
}

/** GET /1.0/commerce/store_pages */
export interface ApiStorePagesResponse {
  readonly storePages: readonly {
    readonly id: string;
    readonly title: string;
    readonly urlSlug: string;
    readonly isEnabled: boolean;
  }[];
  readonly pagination: ApiPagination;
}

export interface ApiProfile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly hasAccount: boolean;
  readonly isCustomer: boolean;
  readonly createdOn: string;
  readonly address: ApiAddress | null;
  readonly acceptsMarketing: boolean;
  readonly transactionsSummary: {
    readonly firstOrderSubmittedOn: string | null;
    readonly lastOrderSubmittedOn: string | null;
    readonly orderCount: number;
    readonly totalOrderAmount: WireMoney;
    readonly totalRefundAmount: WireMoney;
    readonly firstDonationSubmittedOn: string | null;
    readonly lastDonationSubmittedOn: string | null;
    readonly donationCount: number;
    readonly totalDonationAmount: WireMoney;
  };
}

/** GET /1.0/profiles; by ids without the pagination. */
export interface ApiProfilesResponse {
  readonly profiles: readonly ApiProfile[];
  readonly pagination?: ApiPagination;
}

export interface ApiTax {
  readonly amount: WireMoney;
  /** A fraction: `0.081`. */
  readonly rate: string;
  readonly name: string;
  readonly jurisdiction: string;
}

export interface ApiPayment {
  readonly id: string;
  readonly amount: WireMoney;
  readonly refundedAmount: WireMoney;
  readonly netAmount: WireMoney;
  readonly creditCardType: string | null;
  readonly provider: string;
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: WireMoney;
    readonly refundedOn: string;
    readonly externalTransactionId: string | null;
  }[];
  readonly processingFees: readonly never[];
  readonly giftCardId: string | null;
  readonly paidOn: string;
  readonly externalTransactionId: string | null;
  readonly externalTransactionProperties: readonly never[];
  readonly externalCustomerId: string | null;
}

export interface ApiTransaction {
  readonly id: string;
  readonly createdOn: string;
  readonly modifiedOn: string;
  readonly customerEmail: string;
  readonly salesOrderId: string;
  readonly voided: boolean;
  readonly totalSales: WireMoney;
  readonly totalNetSales: WireMoney;
  readonly totalNetShipping: WireMoney;
  readonly totalTaxes: WireMoney;
  readonly total: WireMoney;
  readonly totalNetPayment: WireMoney;
  readonly payments: readonly ApiPayment[];
  readonly salesLineItems: readonly {
    readonly id: string;
    readonly discountAmount: WireMoney;
    readonly totalSales: WireMoney;
    readonly totalNetSales: WireMoney;
    readonly total: WireMoney;
    readonly taxes: readonly ApiTax[];
  }[];
  readonly discounts: readonly {
    readonly description: string;
    readonly amount: WireMoney;
    readonly promoCode: string | null;
  }[];
  readonly shippingLineItems: readonly {
    readonly id: string;
    readonly description: string;
    readonly amount: WireMoney;
    readonly discountAmount: WireMoney;
    readonly netAmount: WireMoney;
    readonly taxes: readonly ApiTax[];
  }[];
  readonly paymentGatewayError: string | null;
}

/** GET /1.0/commerce/transactions; by ids without the pagination. */
export interface ApiTransactionsResponse {
  readonly documents: readonly ApiTransaction[];
  readonly pagination?: ApiPagination;
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

/** POST /v2/commerce/products/:productId/images */
export interface ApiImageUpload {
  readonly imageId: string;
}

/** GET /v2/commerce/products/:productId/images/:imageId/status */
export interface ApiImageStatus {
  readonly status: 'PROCESSING' | 'READY' | 'ERROR';
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

/** A place in the form of contacts. */
export interface ApiPlace {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly countryCode: string | null;
  readonly phoneNumber: string | null;
}

/** An entry of a contact's address book. */
export interface ApiAddressEntry {
  readonly id: string;
  readonly address: ApiPlace;
  readonly defaultShipping: boolean;
}

export interface ApiContact {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly locale: string | null;
  readonly createdOn: string;
  readonly primaryEmail: {
    readonly email: string;
    readonly createdOn: string;
    readonly acceptsMarketing: {
      readonly acceptsMarketing: boolean;
      readonly joinedOn: string | null;
      readonly leftOn: string | null;
    };
  };
  readonly defaultShippingAddress: ApiAddressEntry | null;
}

/** GET /v1/contacts/:contactId */
export interface ApiContactResponse {
  readonly contact: ApiContact;
}

/** GET /v1/contacts */
export interface ApiContactsResponse {
  readonly contacts: readonly ApiContact[];
  readonly pagination: ApiPagination;
}

/** GET /v1/contacts/:contactId/address-book */
export interface ApiAddressBookResponse {
  readonly defaultShippingAddressId: string | null;
  readonly addressBookEntries: readonly ApiAddressEntry[];
  readonly pagination: ApiPagination;
}

/** GET /v1/contacts/:contactId/address-book/:entryId */
export interface ApiAddressEntryResponse {
  readonly addressBookEntry: ApiAddressEntry;
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

/** A discount of the shop. */
export interface ApiDiscount {
  readonly id: string;
  readonly name: string;
  readonly criteria: ApiDiscountCriteria;
  readonly template: ApiDiscountTemplate;
  readonly trigger: ApiDiscountTrigger;
  readonly isLimitedUses: boolean;
  readonly maxUsesAllowed: number | null;
  readonly usesCount: number;
  readonly isOncePerCustomer: boolean;
  readonly paymentPlanOptions: { readonly type: 'NONE' };
  readonly subscriptionOptions: { readonly type: 'EXCLUDED' };
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly status: 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';
}

export type ApiDiscountCriteria =
  | { readonly type: 'ANY_ORDER' }
  | { readonly type: 'CART_TOTAL'; readonly minimumCartTotal: WireMoney }
  | { readonly type: 'PRODUCT'; readonly productId: string; readonly productName: string };

export type ApiDiscountTemplate =
  | { readonly type: 'FIXED_AMOUNT'; readonly discountAmount: WireMoney }
  | { readonly type: 'PERCENTAGE'; readonly percentage: number };

export type ApiDiscountTrigger = { readonly type: 'AUTO' } | { readonly type: 'CODE'; readonly promoCode: string };

/** GET /v1/commerce/discounts */
export interface ApiDiscountsResponse {
  readonly discounts: readonly ApiDiscount[];
  readonly pagination: ApiPagination;
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

/** POST /v1/analytics/transaction-summaries */
export interface ApiSummariesResponse {
  readonly transactionSummaries: readonly (ApiProfile['transactionsSummary'] & { readonly contactId: string })[];
}

/** GET /1.0/authorization/member */
export interface ApiMember {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A subscription that notifies a program of events. `secret` is present only on creation. */
export interface ApiWebhook {
  readonly id: string;
  readonly endpointUrl: string;
  readonly topics: readonly WebhookTopic[];
  readonly createdOn: string;
  readonly updatedOn: string;
  readonly clientId: string;
  readonly websiteId: string;
  readonly secret?: string;
}

/** GET /1.0/webhook_subscriptions */
export interface ApiWebhooksResponse {
  readonly webhookSubscriptions: readonly ApiWebhook[];
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
