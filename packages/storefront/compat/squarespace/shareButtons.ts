import { outsideAddress } from '@quoin/domain/media';
import { followLink, numberedShares, type ShareService, shareLinks, shareWords } from '@quoin/domain/site';
import { pageLanguage } from '../../page/language.ts';
import { all, type NodeLike, one, type YuiNode } from '../kit.ts';
import type { StaticContext } from '../staticContext.ts';

/** A link to another service. It loads nothing from that service. */
function linkTo(url: string, text: string, className: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = url;
  link.className = className;
  link.textContent = text;
  link.rel = 'noopener';
  if (!url.startsWith('mailto:')) link.target = '_blank';
  return link;
}

function drawShares(place: YuiNode, services: readonly ShareService[]): void {
  const element = place._node;
  if (!(element instanceof HTMLElement) || element.childElementCount > 0 || services.length === 0) return;
  const { fullUrl = '', title = '', assetUrl = '' } = element.dataset;
  const absolute = (address: string): string => (address === '' ? '' : new URL(address, location.href).href);
  const words = shareWords(pageLanguage() ?? 'en');
  const links = shareLinks({
    url: absolute(fullUrl || location.pathname),
    title: title || document.title,
    imageUrl: absolute(outsideAddress(assetUrl)),
  });
  const group = document.createElement('span');
  group.className = 'sqs-share-links';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', words.share);
  for (const { service, url } of links.filter((link) => services.includes(link.service))) {
    const isMail = service === 'Email';
    const link = linkTo(url, isMail ? words.mail : service, `sqs-share-link sqs-share-${service.toLowerCase()}`);
    link.setAttribute('aria-label', isMail ? words.byMail : words.shareOn(service));
    group.append(link, ' ');
  }
  element.append(group);
}

/**
 * `new Y.Squarespace.SocialButtons()`: fills the places of share buttons that are empty, all of the page or those given, with
 * what the owner has switched on. Those of a served page are filled already.
 */
export function socialButtons({ website }: StaticContext) {
  const services = numberedShares(website?.shareButtonOptions);
  return class SocialButtons {
    constructor(where?: NodeLike) {
      this.render(where);
    }

    render(where?: NodeLike): this {
      const around = where === undefined ? null : one(where);
      const places = (around ?? one('body'))?.all('.squarespace-social-buttons');
      for (const place of places ?? []) drawShares(place, services);
      return this;
    }
  };
}

/** `Y.Squarespace.FollowButtonUtils`: places of follow buttons become plain links to the profile. */
export const FollowButtonUtils = {
  renderAll(): void {
    for (const place of all('.squarespace-follow-button[data-username]')) FollowButtonUtils.render(place);
  },

  render(where: NodeLike): void {
    const place = one(where);
    const account = followLink(place?.getAttribute('data-username') ?? '');
    if (place === null || account === null || place.one('a') !== null) return;
    const words = shareWords(pageLanguage() ?? 'en');
    place.append(linkTo(account.url, words.follow(account.name), 'sqs-follow-link'));
  },
};
