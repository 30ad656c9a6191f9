/** The Japanese words that any page may need: the build puts the domain's words here (scripts/storefront-languages.mjs). */
export {};
