import type {
  amazonDefinition,
  BlockTypeName,
  BlockValue,
  emailFooterDefinition,
  openTableDefinition,
  tockDefinition,
  zolaDefinition,
} from '@quoin/domain/blocks';
import { parseEmbed } from '@quoin/domain/media';
import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, type BlockKind, blockKind } from '../block.ts';
import { embedHtml } from '../embed/embedHtml.ts';
import { linkAttributes, safeAddress } from '../link.ts';
import { pictureHtml, sizesOf } from '../picture.ts';
import { heading, paragraph, wordsOf } from '../texts.ts';

interface Shown {
  readonly url: string;
  readonly title: string;
}

/** In a frame once the visitor agrees, where the service has frames for it; else a link. */
function embedded(type: BlockTypeName, provider: string): BlockKind {
  return blockKind<Shown>({ type, render: (value, context) => shownHtml(value, provider, context) });
}

function shownHtml({ url, title }: Shown, provider: string, context: BlockContext): string {
  const embed = parseEmbed(url);
  const { language } = context.page.frame.site;
  if (embed !== null) return embedHtml({ embed, title, poster: null, height: 0, language });
  return linkHtml(url, title === '' ? wordsOf(context).seeAt(provider) : title);
}

function linkHtml(url: string, text: string): string {
  const address = safeAddress(url);
  return address === '' ? '' : `<p class="embed-link"><a ${linkAttributes(address, true)}>${escapeHtml(text)}</a></p>`;
}

export const twitterBlock = embedded('twitter', 'X');
export const instagramBlock = embedded('instagram', 'Instagram');
export const flickrBlock = embedded('flickr', 'Flickr');
export const soundcloudBlock = embedded('soundcloud', 'SoundCloud');
export const acuityBlock = embedded('acuity', 'Acuity Scheduling');

/** Services that have ended: what led there is kept as a link. */
function ended(type: BlockTypeName, provider: string): BlockKind {
  return blockKind<BlockValue<typeof zolaDefinition>>({
    type,
    render: ({ url, title }, context) => linkHtml(url, title === '' ? wordsOf(context).seeAt(provider) : title),
  });
}

export const foursquareBlock = ended('foursquare', 'Foursquare');
export const fivehundredpixBlock = ended('fivehundredpix', '500px');
export const zolaBlock = ended('zola', 'Zola');

/** Returns a block from mails or other builders. A link without a title shows its address. */
function ofElsewhere(type: BlockTypeName): BlockKind {
  return blockKind<Shown>({ type, render: ({ url, title }) => linkHtml(url, title || url) });
}

export const inBrowserMessageLinkBlock = ofElsewhere('inbrowsermessagelink');
export const websiteComponentBlock = ofElsewhere('website-component');

export const emailFooterBlock = blockKind<BlockValue<typeof emailFooterDefinition>>({
  type: 'emailfooter',
  render: ({ text }) => paragraph('email-footer-text', text),
});

function openTable(type: 'opentable' | 'opentable-v2'): BlockKind {
  return blockKind<BlockValue<typeof openTableDefinition>>({
    type,
    render({ restaurantId, domain, title }, context) {
      const id = restaurantId.trim();
      if (!/^\d{1,12}$/.test(id)) return '';
      const own = context.apply('opentable', { restaurantId: id, domain, title: escapeHtml(title) });
      if (own !== null) return own;
      return shownHtml(
        { url: `https://www.opentable.${domain}/restref/client/?rid=${id}`, title },
        'OpenTable',
        context,
      );
    },
  });
}

export const openTableBlock = openTable('opentable-v2');
export const oldOpenTableBlock = openTable('opentable');

/** Its booking opens on Tock's site. Nothing is loaded from Tock here. */
export const tockBlock = blockKind<BlockValue<typeof tockDefinition>>({
  type: 'tock',
  render({ business, kind, buttonLabel }, context) {
    const name = business
      .trim()
      .replace(/^https?:\/\/(?:www\.)?exploretock\.com\//i, '')
      .replace(/(?<!\/)\/+$/, '');
    if (!/^[\w-]{1,120}$/.test(name)) return '';
    const words = wordsOf(context);
    const text = buttonLabel || (kind === 'events' ? words.eventsAt('Tock') : words.reserveAt('Tock'));
    return buttonHtml(`https://www.exploretock.com/${name}${kind === 'events' ? '/events' : ''}`, text);
  },
});

function buttonHtml(address: string, text: string, rel = 'noopener'): string {
  return `<div class="sqs-block-button-container"><a class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" href="${escapeHtml(address)}" target="_blank" rel="${rel}">${escapeHtml(text)}</a></div>`;
}

/** Said to be an advertisement where one earns by it, as the law of most countries wants. */
export const amazonBlock = blockKind<BlockValue<typeof amazonDefinition>>({
  type: 'amazon',
  render({ url, title, description, image: imageId, isAdvertisement, buttonLabel }, context) {
    const address = safeAddress(url);
    if (address === '') return '';
    const words = wordsOf(context);
    const image = context.image(imageId);
    const picture =
      image === null
        ? ''
        : `<div class="amazon-picture">${pictureHtml(image, { sizes: sizesOf(context.columns ?? 4), isDecorative: title !== '' })}</div>`;
    const rel = `noopener${isAdvertisement ? ' sponsored' : ''}`;
    return [
      `<div class="amazon-item">${picture}`,
      isAdvertisement ? `<p class="amazon-note">${escapeHtml(words.advertisement)}</p>` : '',
      heading('amazon-title', title, 3),
      paragraph('amazon-description', description),
      buttonHtml(address, buttonLabel || words.seeAt('Amazon'), rel),
      '</div>',
    ].join('');
  },
});
