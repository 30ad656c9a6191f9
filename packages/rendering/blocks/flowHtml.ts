import type {
  Block,
  BlockValue,
  buttonDefinition,
  codeDefinition,
  embedDefinition,
  galleryDefinition,
  htmlDefinition,
  imageDefinition,
  PageDocument,
  quoteDefinition,
  videoDefinition,
} from '@quoin/domain/blocks';
import { readingOrder } from '@quoin/domain/layout';
import type { ImageRef } from '@quoin/domain/media';
import { escapeHtml } from '../page/escape.ts';
import { linkAttributes, safeAddress } from './link.ts';
import { pictureHtml } from './picture.ts';
import { markdownHtml } from './text/textBlocks.ts';

type ImageOf = (id: string) => ImageRef | null;

/**
 * A document as one plain text in reading order, without its grid: what feeds, searches, mails and `body` in page data have of
 * an entry that is written on its page. A document of one text is that text.
 */
export function flowHtml(document: PageDocument, image: ImageOf): string {
  const blocks = document.sections.flatMap((section) => readingOrder(section.blocks));
  return blocks
    .map((block) => FLOWS[block.type]?.(block.value, image) ?? '')
    .filter((html) => html.trim() !== '')
    .join('\n');
}

type Flow = (value: Block['value'], image: ImageOf) => string;

/** Blocks that work without scripts and layout. Other blocks work only on pages. */
const FLOWS: Readonly<Record<string, Flow>> = {
  html: (value) => (value as BlockValue<typeof htmlDefinition>).html,
  markdown: (value) => markdownHtml(String(value.source)),
  code(value) {
    const { source, isMarkup } = value as BlockValue<typeof codeDefinition>;
    return isMarkup || source === '' ? '' : `<pre><code>${escapeHtml(source)}</code></pre>`;
  },
  quote(value) {
    const { quote, source } = value as BlockValue<typeof quoteDefinition>;
    if (quote.trim() === '') return '';
    const from = source === '' ? '' : `<p>&mdash; ${escapeHtml(source)}</p>`;
    return `<blockquote><p>${lines(quote)}</p>${from}</blockquote>`;
  },
  horizontalrule: () => '<hr>',
  button(value) {
    const { text, link, newWindow } = value as BlockValue<typeof buttonDefinition>;
    return linked(link, text, newWindow);
  },
  image(value, image) {
    const { image: id, title, description, link, newWindow } = value as BlockValue<typeof imageDefinition>;
    const picture = pictureOf(image(id));
    if (picture === '') return '';
    const address = safeAddress(link);
    const frame = address === '' ? picture : `<a ${linkAttributes(address, newWindow)}>${picture}</a>`;
    const words = [title, description].filter((text) => text !== '').map(lines);
    const caption = words.length === 0 ? '' : `<figcaption>${words.join('<br>')}</figcaption>`;
    return `<figure>${frame}${caption}</figure>`;
  },
  gallery(value, image) {
    const { pictures } = value as BlockValue<typeof galleryDefinition>;
    return pictures.map((each) => `<figure>${pictureOf(image(each.image))}</figure>`).join('\n');
  },
  video: (value) => addressOf(value as BlockValue<typeof videoDefinition>),
  embed: (value) => addressOf(value as BlockValue<typeof embedDefinition>),
};

function pictureOf(image: ImageRef | null): string {
  return image === null ? '' : pictureHtml(image, { sizes: '100vw' });
}

function addressOf({ url, title }: { readonly url: string; readonly title: string }): string {
  return linked(url, title || url, false);
}

function linked(link: string, text: string, isNewWindow: boolean): string {
  const address = safeAddress(link);
  if (address === '' || text.trim() === '') return '';
  return `<p><a ${linkAttributes(address, isNewWindow)}>${escapeHtml(text)}</a></p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
