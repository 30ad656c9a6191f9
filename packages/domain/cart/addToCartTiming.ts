/** Milliseconds of the add-to-cart button (ATC-01): added after 1 s, idle 2 s later; after an error idle after 1 s. */
export const ADD_TO_CART_TIMING = { addedAfter: 1000, idleAfter: 2000, errorResetAfter: 1000 } as const;
