/** What the search, messages and embeds say in French: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
