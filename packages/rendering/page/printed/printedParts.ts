import { CAPTCHA_SETTINGS_ID, captchaSettingsOf } from '@quoin/domain/access';
import { MOTION_SCRIPT_ID, motionWordsIn } from '@quoin/domain/media';
import { MOVES_LONG } from '../../blocks/picture.ts';
import { BLOCK_FRAME, sheetsInHtml } from '../../blocks/sheets.ts';
import { symbolSheet } from '../../blocks/social/socialMarks.ts';
import type { SettingsContent } from '../content/siteContent.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import type { HeadAddresses } from '../head/head.ts';
import { likeForms } from './likeForms.ts';
import { pillHtml } from './pill.ts';
import type { PlaceContext } from './places.ts';

/** Marks in `{squarespace-headers}` and `{squarespace-footers}` for content that depends on the finished page. */
export const SHEETS_MARK = '<!-- sheets -->';
export const PARTS_MARK = '<!-- parts -->';

/**
 * Matches galleries, summary carousels and links to enlarged pictures in the markup of other templates, and the house
 * theme's list of pictures if the page shows it as a strip. Doesn't match built-in blocks.
 */
const GALLERIES =
  /class="(?:[^"<>]*\s)?(?:sqs-gallery|image-slide-anchor|js-gallery-lightbox-opener|summary-design-carousel|summary-block-setting-design-carousel)[\s"]|<a\b(?![^<>]*data-island)[^<>]*(?:\sdata-lightbox-theme=|class="(?:[^"<>]*\s)?(?:sqs-)?lightbox[\s"])|<body\b[^<>]*\sgallery-design-slide[\s\S]*class="picture-grid"/;
/** Brings what makes them alive: a part that the loader knows already. */
const GALLERIES_MARK = '<template data-island="gallery"></template>';

/** Each sheet with the markup that needs it. Markup of the house theme's templates has its styles there. */
const SHEETS: readonly (readonly [name: string, signs: RegExp])[] = [
  ['printed', /"squarespace-(?:social-buttons|follow-button|audio-player)|sqs-like-button/],
  ['buying', /<noscript data-product=/],
  ['reviews', /class="(?:rating|review-form)[\s"]/],
  ['gallery', GALLERIES],
  ['slides', GALLERIES],
  ['motion', new RegExp(MOVES_LONG)],
  ['movement', /class="sqs-block [^"<>]*\bblock-(?:hover|enter)--/],
  ['sections', /class="page-section [^"<>]*\bsection-(?:padding|align|divider|gradient)--/],
  ['column', /class="entry-sections[\s"]/],
  ['text', /class="[^"<>]*\b(?:sqsrte-|text-align-)/],
];
const EMBED = 'data-island="embed"';
const CAPTCHA = 'class="captcha-container"';

/**
 * The finished page with the cart pill, the forms of its like buttons, what its captcha is, and the styles of what formatters
 * have printed.
 */
export function withPrintedParts(
  html: string,
  context: PlaceContext,
  { addresses, hasShop }: { readonly addresses: HeadAddresses; readonly hasShop: boolean },
): string {
  const { site } = context.page.frame;
  const pill = html.includes(PARTS_MARK) ? pillHtml(html, context, hasShop) : '';
  const links = sheetsOf(html, addresses).filter((address) => !html.includes(`href="${address}"`));
  const styles = links.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n');
  const galleries = GALLERIES.test(html) ? GALLERIES_MARK : '';
  return html
    .replace(SHEETS_MARK, () => styles)
    .replace(
      PARTS_MARK,
      () =>
        pill +
        likeForms(html) +
        captchaHtml(html, site.settings) +
        galleries +
        symbolSheet(html) +
        motionScript(html, addresses, site.language) +
        listScript(html, addresses),
    );
}

/** Answers filters and sorting of our product list without leaving the page. */
function listScript(html: string, { list }: HeadAddresses): string {
  if (!list || !/class="(?:facets|sorting)"/.test(html)) return '';
  return `<script type="module" src="${escapeHtml(list)}"></script>`;
}

/** Makes the buttons of pictures that move, with the words for them. */
function motionScript(html: string, { motion }: HeadAddresses, language: string): string {
  if (!motion || !html.includes(MOVES_LONG)) return '';
  const { pause, play } = motionWordsIn(language);
  const says = `data-pause="${escapeHtml(pause)}" data-play="${escapeHtml(play)}"`;
  return `<script type="module" id="${MOTION_SCRIPT_ID}" src="${escapeHtml(motion)}" ${says}></script>`;
}

function captchaHtml(html: string, settings: SettingsContent): string {
  if (!html.includes(CAPTCHA)) return '';
  const { provider, siteKey } = captchaSettingsOf(settings);
  return `<script type="application/json" id="${CAPTCHA_SETTINGS_ID}">${scriptJson({ provider, siteKey })}</script>`;
}

function sheetsOf(html: string, { blockStyles, blockSheets = {} }: HeadAddresses): readonly string[] {
  const hasBlocks = html.includes(BLOCK_FRAME);
  const names = [
    ...(hasBlocks ? sheetsInHtml(html) : []),
    ...SHEETS.filter(([, signs]) => signs.test(html)).map(([name]) => name),
  ];
  const hasWidgets = hasBlocks || html.includes(EMBED) || GALLERIES.test(html);
  const needed = [hasWidgets ? blockStyles : null, ...[...new Set(names)].map((name) => blockSheets[name])];
  return needed.flatMap((address) => (address ? [escapeHtml(address)] : []));
}
