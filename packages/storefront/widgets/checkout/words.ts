/** Words of the one-page checkout that the steps of the plain page have no use for. */
export const onePageWords = {
  shippingLater: 'The ways of shipping appear here as soon as the address is complete.',
} as const;
