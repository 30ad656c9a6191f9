/** Stock texts of the product page that the catalogue's wording does not have. */
export const stockWording = { inStock: 'In stock', soldOut: 'Sold out' } as const;
