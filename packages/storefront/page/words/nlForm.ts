/** What forms say in Dutch: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
