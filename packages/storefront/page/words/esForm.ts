/** What forms say in Spanish: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
