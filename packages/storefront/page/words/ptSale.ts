/** What the cart and the checkout say in Brazilian: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
