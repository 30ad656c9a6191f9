/** What forms say in French: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
