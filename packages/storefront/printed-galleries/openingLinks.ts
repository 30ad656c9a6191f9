import { openPictures, pictureIn } from '../widgets/lightbox/pictures.ts';

/** Links whose press enlarges the picture inside. */
const LINKS = [
  ...['.image-slide-anchor', '.lightbox', '.sqs-lightbox', '.js-gallery-lightbox-opener', '[data-lightbox-theme]'],
]
  .map((name) => `a${name}:not([data-island])`)
  .join();
const GROUPS = '.sqs-gallery, .sqs-gallery-container, .sqs-system-gallery, .gallery-wrapper, .sqs-block, main, body';
const FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Opens enlarged pictures from links in third-party markup. Listens last: if a script of the theme opens something
 * itself, or a link leads to a page, nothing happens here.
 */
export function openOnPress(words: () => Promise<unknown>): void {
  const load = () => words().then(() => import('../widgets/lightbox/LightboxGallery.tsx'));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
    if (link === null || !isPlain || event.defaultPrevented || addressOf(link) === null) return;
    event.preventDefault();
    const links = groupOf(link);
    const pictures = links.map((each) => pictureIn(each, addressOf(each) ?? '', captionOf(each)));
    openPictures(load, pictures, {
      index: links.indexOf(link),
      theme: link.dataset.lightboxTheme ?? themeOfPage(),
    }).catch(() => {
      if (link.hasAttribute('href')) location.assign(link.href);
    });
  });
}

/** What the page has chosen for all that say nothing themselves (site-templates 7). */
function themeOfPage(): string {
  return document.body.classList.contains('lightbox-style-light') ? 'light' : 'dark';
}

/** Links without an address are no links to keys. */
export function makeReachable(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (link.hasAttribute('href') || addressOf(link) === null || link.tabIndex >= 0) continue;
    link.tabIndex = 0;
    link.setAttribute('role', 'button');
    link.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') link.click();
    });
  }
}

function groupOf(link: HTMLAnchorElement): readonly HTMLAnchorElement[] {
  const links = link.closest(GROUPS)?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? [link];
  return [...links].filter((each) => addressOf(each) !== null);
}

/** Of the full picture: where the link leads, or what its image says; null for a link to a page. */
function addressOf(link: HTMLAnchorElement): string | null {
  const own = link.getAttribute('href') ?? '';
  const { dataset, src = '' } = link.querySelector('img') ?? {};
  const image = (dataset?.image ?? dataset?.src ?? src) || null;
  if (own === '' || own === '#') return image;
  const { href, pathname } = new URL(own, document.baseURI);
  const isSame = image !== null && new URL(image, document.baseURI).pathname === pathname;
  return isSame || FILE.test(pathname) ? href : null;
}

function captionOf(link: HTMLAnchorElement): string {
  const { title = '', description = '' } = link.dataset;
  const said = [title, description].map(textOf).filter((part) => part !== '');
  if (said.length > 0) return said.join(' – ');
  const beside = link.closest('.slide, figure')?.querySelector('.meta, .image-slide-title, .slide-meta, figcaption');
  return (beside?.textContent ?? '').trim();
}

/** Descriptions are written as HTML. */
function textOf(html: string): string {
  return html === '' ? '' : (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
}
