/** What the cart and the checkout say in Japanese: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
