import { withoutTags } from '@quoin/domain/formats';

/**
 * Which HTML an owner may write where visitors read it: the one list. The server takes everything else out
 * (`cleanMarkup`) and says what that was.
 */
export const OWNER_MARKUP = {
  tags: [
    ...['a', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure'],
    ...[
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'img',
      'ins',
      'kbd',
      'li',
      'mark',
      'ol',
      'p',
      'pre',
      'q',
      's',
      'small',
      'span',
    ],
    ...['strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul'],
  ],
  /** By tag; `*` on each. */
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  /** Looks of paragraphs and headings that the page's stylesheet knows; no other class stays. */
  classes: {
    tags: ['p', 'h2', 'h3', 'h4', 'h5', 'h6'],
    names: [
      ...['sqsrte-large', 'sqsrte-small'],
      ...['text-align-left', 'text-align-center', 'text-align-right', 'text-align-justify'],
    ],
  },
  /** Colours and sizes of words: of the section's own theme, so that they can be read on its ground. */
  wordClasses: [
    ...['sqsrte-text-color--accent', 'sqsrte-text-color--soft'],
    ...['sqsrte-small', 'sqsrte-large', 'sqsrte-huge'],
  ],
  /** Looks of links that every theme knows. */
  linkClasses: ['button'],
  /** Tags that say the same in other words. The page has its own `h1`. */
  renamed: { h1: 'h2', strike: 's', center: 'div' },
  /** To the web, to a mailbox, to a phone; and within the site. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  imageSchemes: ['https'],
} as const;

/** Returns a text without any tag as paragraphs, for users who know no HTML. Text with tags is unchanged. */
export function toMarkup(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || /<\/?[a-z]/i.test(trimmed)) return trimmed;
  const escaped = trimmed
    .replace(/&(?![a-z]{2,8};|#\d{1,6};)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** The words of a text, for titles and search engines: without tags, at most so many characters, cut at a word. */
export function plainText(html: string, max: number): string {
  const words = withoutTags(html, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= max) return words;
  const cut = words.slice(0, max);
  return `${cut.slice(0, cut.lastIndexOf(' ') > max / 2 ? cut.lastIndexOf(' ') : max - 1)}…`;
}

/** The first paragraph of a text, tags and all; empty when it has none. */
export function firstParagraph(html: string): string {
  return /<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[0] ?? '';
}
