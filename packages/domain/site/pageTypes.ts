/** What kind of page a request shows (ENUM-01). */
export const PAGE_TYPES = {
  collection: 1,
  page: 2,
  splashPage: 3,
  item: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  ssoPage: 400,
} as const;

export type PageTypeName = keyof typeof PAGE_TYPES;
export type PageType = (typeof PAGE_TYPES)[PageTypeName];
