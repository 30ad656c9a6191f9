/** What the search, messages and embeds say in Japanese: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
