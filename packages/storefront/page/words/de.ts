/** The build puts the domain's German words here and leaves them out everywhere else (scripts/storefront-languages.mjs). */
export {};
