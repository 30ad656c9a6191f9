/** What forms say in Brazilian: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
