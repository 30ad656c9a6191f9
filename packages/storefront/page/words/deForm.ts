/** What forms say in German: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
