/** What the search and messages say in Arabic: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
