import { type JsonRecord, textIn } from '@quoin/domain/document';

/** Texts of a page that are not blocks: the theme prints them in its own places (decision 0040). */
export interface ThemeWords {
  /** Above what the page lists, or first on a home page. */
  readonly opening: string;
  /** Where the page has no sections; null for markup that came from elsewhere, whose looks would be lost by writing in it. */
  readonly text: string | null;
}

export function themeWordsOf(record: JsonRecord): ThemeWords {
  const text = textIn(record, 'body');
  return { opening: textIn(record, 'description'), text: BUILT.test(text) ? null : text };
}

const BUILT = /<(?:div|figure|img|section|style|svg|video|iframe)\b|\s(?:class|style)=/i;
