import { escapeHtml } from '@quoin/rendering/page';
import { type JsonThing, textIn, thingsIn } from '../readers/jsonValues.ts';

/** A card of Ghost's editors as HTML; null for one that nobody here knows. Mobiledoc and Lexical call them alike. */
export function cardHtml(type: string, card: JsonThing): string | null {
  const write = Object.hasOwn(CARDS, type) ? CARDS[type] : undefined;
  return write?.(card) ?? null;
}

const of = (card: JsonThing, ...names: readonly string[]) =>
  names.map((name) => textIn(card, name)).find((text) => text !== '') ?? '';

const CARDS: Readonly<Record<string, (card: JsonThing) => string>> = {
  image: pictureHtml,
  gallery: (card) => thingsIn(card.images).map(pictureHtml).join(''),
  html: (card) => of(card, 'html'),
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  code: codeHtml,
  codeblock: codeHtml,
  embed: (card) => alone(of(card, 'url')) || of(card, 'html'),
  video: (card) => alone(of(card, 'src')) + caption(card),
  audio: (card) => linked(of(card, 'src'), of(card, 'title')),
  file: (card) => linked(of(card, 'src'), of(card, 'fileTitle', 'fileName')),
  bookmark: (card) => {
    const { metadata } = card;
    const title = metadata !== null && typeof metadata === 'object' ? textIn(metadata as JsonThing, 'title') : '';
    return linked(of(card, 'url'), title);
  },
  button: (card) => linked(of(card, 'buttonUrl'), of(card, 'buttonText')),
  callout: (card) => `<blockquote><p>${of(card, 'calloutEmoji')} ${of(card, 'calloutText')}</p></blockquote>`,
  toggle: (card) => `<h4>${of(card, 'heading')}</h4>${of(card, 'content')}`,
  header: (card) => `<h2>${of(card, 'header')}</h2><p>${of(card, 'subheader')}</p>`,
  product: (card) => `<h3>${of(card, 'productTitle')}</h3>${of(card, 'productDescription')}`,
  // What only Ghost itself does.
  paywall: () => '',
  email: () => '',
  'email-cta': () => '',
  signup: () => '',
};

function pictureHtml(card: JsonThing): string {
  const address = of(card, 'src');
  if (address === '') return '';
  const image = `<img src="${escapeHtml(address)}" alt="${escapeHtml(of(card, 'alt', 'altText'))}">`;
  return `<figure>${image}${caption(card)}</figure>`;
}

/** It is HTML there. */
function caption(card: JsonThing): string {
  const words = of(card, 'caption');
  return words === '' ? '' : `<figcaption>${words}</figcaption>`;
}

function codeHtml(card: JsonThing): string {
  return `<pre><code>${escapeHtml(of(card, 'code'))}</code></pre>`;
}

function alone(url: string): string {
  return url === '' ? '' : `<p>${escapeHtml(url)}</p>`;
}

function linked(url: string, words: string): string {
  return url === '' ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(words || url)}</a></p>`;
}
