/** What forms say in Italian: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
