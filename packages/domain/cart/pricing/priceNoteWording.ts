/** Beside the price of a product (CX-26). */
export const priceNoteWording = {
  including: (names: string) => `incl. ${names}`,
  excluding: (names: string) => `plus ${names}`,
  plusShipping: (note: string) => `${note}, plus shipping`,
} as const;
