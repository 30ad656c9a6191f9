import { escapeHtml } from '@quoin/rendering/page';
import { isThing, type JsonThing, parsedThing, textIn, thingsIn } from '../readers/jsonValues.ts';
import { type Element, firstWithin, type Node, titledLink, wordsOf } from './elements.ts';

/** What a part may use of the conversion of its text. */
export interface PartTools {
  readonly inside: (nodes: readonly Node[]) => string;
  readonly embedded: (url: string) => string;
  readonly picture: (attributes: Readonly<Record<string, string>>) => string;
  /** For what has no content in the file. */
  readonly leaveOut: (name: string) => string;
}

type Part = (element: Element, about: JsonThing, tools: PartTools) => string;

/**
 * A part of a text of Substack as plain HTML; null for any other element. What it holds is written in its attributes; some of
 * it is there only for Substack's own pages.
 */
export function substackPart(element: Element, tools: PartTools): string | null {
  const names = (element.attribs.class ?? '').split(/\s+/);
  const name = names.find((each) => Object.hasOwn(PARTS, each));
  if (name === undefined) return null;
  return PARTS[name]!(element, parsedThing(element.attribs['data-attrs'] ?? '') ?? {}, tools);
}

const nothing: Part = () => '';
const inside: Part = ({ children }, _, tools) => tools.inside(children);
const quoted: Part = ({ children }, _, tools) => `<blockquote>${tools.inside(children)}</blockquote>`;
const leftOut =
  (name: string): Part =>
  (_, __, tools) =>
    tools.leaveOut(name);
/** By its address, or by an identifier that its address is made of. */
const addressed =
  (key: string, before = ''): Part =>
  ({ children }, about, tools) => {
    const value = textIn(about, key);
    const url = value === '' ? textIn(about, 'url') : before + value;
    return tools.embedded(url) || tools.inside(children);
  };
const linked =
  (address: string, title: string): Part =>
  (_, about) =>
    titledLink(textIn(about, address), textIn(about, title));

const PARTS: Readonly<Record<string, Part>> = {
  'captioned-image-container': inside,
  'image2-inset': inside,
  'image-link-expand': nothing,
  image3: (_, about, tools) =>
    `<figure>${tools.picture({ src: textIn(about, 'src'), alt: textIn(about, 'alt') })}</figure>`,
  'image-gallery-embed': gallery,
  'footnote-anchor': (element) => `<sup>${escapeHtml(wordsOf(element))}</sup>`,
  footnote,
  'mention-wrap': (_, about) => escapeHtml(textIn(about, 'name')),
  'button-wrapper': button,
  ...{ pullquote: quoted, 'callout-block': quoted },
  'latex-rendered': (_, about) => `<pre><code>${escapeHtml(textIn(about, 'persistentExpression'))}</code></pre>`,
  ...{ tweet, 'twitter-embed': tweet },
  'youtube-wrap': addressed('videoId', 'https://www.youtube.com/watch?v='),
  'vimeo-wrap': addressed('videoId', 'https://vimeo.com/'),
  'instagram-embed-wrap': addressed('instagram_id', 'https://www.instagram.com/p/'),
  ...{ 'spotify-wrap': addressed('url'), 'soundcloud-wrap': addressed('url'), 'tiktok-wrap': addressed('url') },
  ...{
    'apple-podcast-container': addressed('url'),
    'datawrapper-wrap': addressed('url'),
    'bluesky-wrap': addressed('url'),
  },
  'embedded-post-wrap': linked('url', 'title'),
  'digest-post-embed': linked('canonical_url', 'title'),
  'embedded-publication-wrap': linked('base_url', 'name'),
  'file-embed-wrapper': file,
  ...{ 'native-video-embed': leftOut('video'), 'native-audio-embed': leftOut('audio'), 'poll-embed': leftOut('poll') },
  // What asks people to subscribe or to share, and where the free part of a text ends.
  ...{
    'subscription-widget-wrap': nothing,
    'subscription-widget-wrap-editor': nothing,
    'subscription-widget': nothing,
  },
  ...{ 'paywall-jump': nothing, 'install-substack-app-embed': nothing, 'community-chat': nothing },
};

function gallery(_: Element, about: JsonThing, tools: PartTools): string {
  const held = isThing(about.gallery) ? about.gallery : about;
  const altText = textIn(held, 'alt');
  const pictures = thingsIn(held.images).map(
    (each) => `<figure>${tools.picture({ src: textIn(each, 'src'), alt: altText })}</figure>`,
  );
  const caption = textIn(held, 'caption');
  return pictures.join('') + (caption === '' ? '' : `<p>${escapeHtml(caption)}</p>`);
}

/** A note at the end of the text: its number stands before its words, as it does in the text. */
function footnote(element: Element, _: JsonThing, tools: PartTools): string {
  const of = (name: string) => firstWithin(element, ({ attribs }) => (attribs.class ?? '').includes(name));
  const [number, content] = [of('footnote-number'), of('footnote-content')];
  const words = content === null ? '' : tools.inside(content.children).trim();
  const mark = number === null ? '' : `<sup>${escapeHtml(wordsOf(number).trim())}</sup> `;
  return words.startsWith('<p>') ? `<p>${mark}${words.slice('<p>'.length)}` : `<p>${mark}${words}</p>`;
}

/** Buttons to subscribe, to share and to comment lead nowhere here. */
function button(element: Element, about: JsonThing): string {
  const link = firstWithin(element, ({ name }) => name === 'a');
  const url = textIn(about, 'url') || (link?.attribs.href ?? '');
  if (!/^https?:/i.test(url) || /\/subscribe\b|[?&]action=share|\/comments\b|%%|\/survey\//.test(url)) return '';
  return titledLink(url, textIn(about, 'text') || (link === null ? '' : wordsOf(link)));
}

/** Its words are in the file: they are readable without the service. */
function tweet(element: Element, about: JsonThing, tools: PartTools): string {
  const [url, words] = [textIn(about, 'url'), textIn(about, 'full_text')];
  if (words === '') return tools.embedded(url) || tools.inside(element.children);
  const name = [textIn(about, 'name'), textIn(about, 'username') === '' ? '' : `@${textIn(about, 'username')}`];
  return `<blockquote><p>${escapeHtml(words)}</p>${titledLink(url, name.filter(Boolean).join(' '))}</blockquote>`;
}

function file(element: Element): string {
  const link = firstWithin(element, ({ name, attribs }) => name === 'a' && /^https?:/.test(attribs.href ?? ''));
  const title = firstWithin(element, ({ attribs }) => (attribs.class ?? '').includes('details-h1'));
  return link === null ? '' : titledLink(link.attribs.href!, title === null ? '' : wordsOf(title).trim());
}
