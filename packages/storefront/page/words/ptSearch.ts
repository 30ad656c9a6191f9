/** What the search, messages and embeds say in Brazilian: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
