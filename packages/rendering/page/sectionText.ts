export interface ShownItem {
  readonly structuredContent?: { readonly additionalInfo?: string };
}

/** Where templates print the text of an entry, and the details of a product. */
export function withText(item: ShownItem, html: string): object {
  const { structuredContent } = item;
  if (structuredContent?.additionalInfo === undefined) return { ...item, body: html };
  return { ...item, structuredContent: { ...structuredContent, additionalInfo: html } };
}

/** Sections in place of a text: colours and sizes around them are the theme's. */
export function sectionText(sections: string): string {
  return `<div class="entry-sections">${sections}</div>`;
}

/** Sections in place of a page of the theme: its classes are theirs, and there is no room but what those make. */
export function sectionColumn(sections: string): string {
  return `<div class="entry-sections theme-sections">${sections}</div>`;
}
