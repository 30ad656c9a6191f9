/** What forms say in Arabic: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
