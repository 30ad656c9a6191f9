/** A page of help (`docs/help`). */
export interface WireHelpPage {
  /** Its address below `/help`. */
  readonly path: string;
  readonly page: string;
  readonly language: string;
  readonly title: string;
  readonly tasks: readonly { readonly id: string; readonly title: string }[];
  /** Without the title; made of Markdown that may hold no HTML. */
  readonly html: string;
}

/** All pages in all languages; written when the product is built. */
export interface HelpPagesResponse {
  readonly pages: readonly WireHelpPage[];
}

export const HELP_PAGES_PATH = '/help/pages.json';
