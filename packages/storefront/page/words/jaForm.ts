/** What forms say in Japanese: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
