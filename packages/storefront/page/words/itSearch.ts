/** What the search, messages and embeds say in Italian: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
