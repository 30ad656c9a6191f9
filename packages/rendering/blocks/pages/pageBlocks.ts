import type {
  BlockValue,
  collectionlinkDefinition,
  indexDefinition,
  linkDefinition,
  logoDefinition,
  navigationDefinition,
} from '@quoin/domain/blocks';
import { isMenu, type NavigationItem, navigationAddress } from '@quoin/domain/site';
import type { CollectionContent } from '../../page/content/collectionContent.ts';
import type { PageContent } from '../../page/content/pageContent.ts';
import { collectionUrl } from '../../page/data/addresses.ts';
import { escapeHtml } from '../../page/escape.ts';
import { languageLinks } from '../../page/languages/siteLanguages.ts';
import { type BlockContext, type BlockKind, blockKind } from '../block.ts';
import { linkAttributes, safeAddress } from '../link.ts';
import { pictureHtml, sizesOf } from '../picture.ts';
import { paragraph, wordsOf } from '../texts.ts';

/** Returns a page's name in menus, regardless of access to it. */
function titleOf(collection: CollectionContent): string {
  return collection.navigationTitle || collection.title;
}

function enabled(page: PageContent, id: string): CollectionContent | null {
  return page.frame.collections.find((each) => each.id === id && each.isEnabled) ?? null;
}

export const collectionlinkBlock = blockKind<BlockValue<typeof collectionlinkDefinition>>({
  type: 'collectionlink',
  render({ collection: id, title, showsPicture }, context) {
    const { page } = context;
    const collection = enabled(page, id);
    if (collection === null) return '';
    const [url, isActive] = [collectionUrl(collection), page.collection?.id === id];
    const name = title || titleOf(collection);
    const scope = { title: escapeHtml(name), fullUrl: escapeHtml(url), urlId: escapeHtml(collection.urlId) };
    const own = context.apply('collectionlink', { collection: scope, isActive });
    if (own !== null) return own;
    const image = showsPicture ? collection.mainImage : null;
    const picture =
      image === null ? '' : pictureHtml(image, { sizes: sizesOf(context.columns ?? 6), isDecorative: true });
    return `<a class="collection-link" href="${escapeHtml(url)}"${isActive ? ' aria-current="page"' : ''}>${picture}<span class="collection-link-title">${escapeHtml(name)}</span></a>`;
  },
});

export const linkBlock = blockKind<BlockValue<typeof linkDefinition>>({
  type: 'link',
  render({ link, title, description, newWindow }) {
    const address = safeAddress(link);
    if (address === '') return '';
    return `<p class="link-title"><a ${linkAttributes(address, newWindow)}>${escapeHtml(title || address)}</a></p>${paragraph('link-description', description)}`;
  },
});

interface Link {
  readonly url: string;
  readonly title: string;
  readonly isCurrent: boolean;
  readonly newWindow: boolean;
}

/** An entry of a menu; null for pages that are off or gone, and for headings that lead nowhere. */
function linkOf(entry: NavigationItem, page: PageContent): Link | null {
  if (entry.externalLink !== null) {
    const url = safeAddress(navigationAddress(entry));
    const { newWindow } = entry.externalLink;
    return url === '' ? null : { url, title: entry.title || url, isCurrent: url === page.path, newWindow };
  }
  const collection = entry.collectionId === null ? null : enabled(page, entry.collectionId);
  if (collection === null) return null;
  const isCurrent = page.collection?.id === collection.id;
  return { url: collectionUrl(collection), title: entry.title || titleOf(collection), isCurrent, newWindow: false };
}

export const navigationBlock = blockKind<BlockValue<typeof navigationDefinition>>({
  type: 'navigation',
  render({ shows, navigationId, layout, label }, context) {
    const { page } = context;
    if (shows === 'languages') return languagesHtml(page, layout, label);
    const found = page.frame.navigations.find(({ name }) => name === navigationId && isMenu(name));
    const links = (found?.items ?? []).flatMap((entry) => {
      const inner = entry.items.flatMap((each) => linkOf(each, page) ?? []);
      return [...(linkOf(entry, page) === null ? [] : [linkOf(entry, page)!]), ...inner];
    });
    if (links.length === 0) return '';
    const items = links.map((link) => `<li>${anchor(link)}</li>`);
    return `<nav class="page-links page-links--${layout}" aria-label="${escapeHtml(label || wordsOf(context).navigation)}"><ul>${items.join('')}</ul></nav>`;
  },
});

/** Plain links, which work without script; each names its language, which keeps it from being led back into the page's. */
function languagesHtml(page: PageContent, layout: string, label: string): string {
  const links = languageLinks(page);
  if (links.length === 0) return '';
  const items = links.map(({ code, name, path, isCurrent }) => {
    const language = escapeHtml(code);
    const current = isCurrent ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(path)}" hreflang="${language}" lang="${language}" data-language-choice${current}>${escapeHtml(name)}</a></li>`;
  });
  const own = links.map(({ name }) => name).join(', ');
  return `<nav class="page-links page-links--${layout}" aria-label="${escapeHtml(label || own)}"><ul>${items.join('')}</ul></nav>`;
}

function anchor({ url, title, isCurrent, newWindow }: Link): string {
  return `<a ${linkAttributes(url, newWindow)}${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;
}

type Index = BlockValue<typeof indexDefinition>;

/** The pages inside a folder of a menu. */
function indexHtml({ collection: id, layout }: Index, context: BlockContext): string {
  const { page } = context;
  const folder = page.frame.navigations
    .flatMap(({ items }) => items)
    .find(({ collectionId, items }) => collectionId === id && items.length > 0);
  const inner = (folder?.items ?? []).flatMap((entry) => {
    const link = linkOf(entry, page);
    const collection = entry.collectionId === null ? null : enabled(page, entry.collectionId);
    return link === null ? [] : [{ link, collection }];
  });
  if (inner.length === 0) return '';
  const items = inner.map(({ link, collection }) => {
    const image = layout === 'cards' ? (collection?.mainImage ?? null) : null;
    const picture = image === null ? '' : pictureHtml(image, { sizes: sizesOf(4), isDecorative: true });
    return `<li>${picture}${anchor(link)}</li>`;
  });
  const name = folder === undefined ? '' : (linkOf(folder, page)?.title ?? folder.title);
  return `<nav class="page-links page-links--${layout}" aria-label="${escapeHtml(name || wordsOf(context).navigation)}"><ul>${items.join('')}</ul></nav>`;
}

const indexKind = (type: 'index' | 'folder'): BlockKind => blockKind<Index>({ type, render: indexHtml });
export const indexBlock = indexKind('index');
export const folderBlock = indexKind('folder');

export const logoBlock = blockKind<BlockValue<typeof logoDefinition>>({
  type: 'logo',
  render({ image: imageId, alignment, size }, context) {
    const { title } = context.page.frame.site;
    const image = context.image(imageId);
    const face =
      image === null
        ? escapeHtml(title)
        : pictureHtml({ ...image, altText: image.altText || title }, { sizes: '16rem' });
    return face === ''
      ? ''
      : `<p class="site-logo site-logo--${size} site-logo--${alignment}"><a href="/">${face}</a></p>`;
  },
});
