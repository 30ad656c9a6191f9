import { type BlockValue, imageDefinition } from '@quoin/domain/blocks';
import { galleryWordsIn, type ImageRef } from '@quoin/domain/media';
import { imageFields } from '../../page/data/imageData.ts';
import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { linkAttributes, safeAddress } from '../link.ts';
import { pictureHtml, sizesOf } from '../picture.ts';

type Value = BlockValue<typeof imageDefinition>;

/** A picture with its words in one of six layouts. Existing themes style the classes. */
export const imageBlock = blockKind<Value>({
  type: imageDefinition.type,
  render(value, context, id) {
    const image = context.image(value.image);
    if (image === null) return '';
    const own = context.apply('image', overrideScope(value, image));
    if (own !== null) return own;
    const hasWords = value.title !== '' || value.description !== '';
    const classes = [
      'sqs-image',
      `image-block-outer-wrapper`,
      `layout-${value.layout}`,
      `design-layout-${value.layout}`,
    ];
    if (value.stretch) classes.push('image-fills');
    return `<figure class="${classes.join(' ')}">${framed(value, image, id, context)}${hasWords || value.linkText !== '' ? words(value) : ''}</figure>`;
  },
});

function framed(value: Value, image: ImageRef, id: string, { isFirst, columns = 12, page }: BlockContext): string {
  const isCropped = value.ratio !== 'original' || value.stretch;
  const ratio = value.ratio === 'original' ? '' : ` style="aspect-ratio:${value.ratio.replace(':', '/')}"`;
  const picture = pictureHtml(image, { sizes: sizesOf(columns), isCropped, isFirst: isFirst === true });
  const frame = `<div class="image-block-wrapper${isCropped ? ' image-is-cropped' : ''}"${ratio}>${picture}</div>`;
  const address = safeAddress(value.link);
  if (value.isLightBox) {
    const name = ` aria-label="${escapeHtml(image.altText || galleryWordsIn(page.frame.site.language).enlarge)}"`;
    return `<a class="sqs-block-image-link lightbox" data-island="lightbox" id="image-${escapeHtml(id)}" href="${escapeHtml(image.assetUrl)}"${name}>${frame}</a>`;
  }
  return address === '' || value.linkText !== ''
    ? frame
    : `<a class="sqs-block-image-link" ${linkAttributes(address, value.newWindow)}>${frame}</a>`;
}

function words({ title, description, link, linkText, newWindow }: Value): string {
  const address = safeAddress(link);
  const button =
    linkText === '' || address === ''
      ? ''
      : `<div class="image-button"><a class="sqs-block-button-element" ${linkAttributes(address, newWindow)}>${escapeHtml(linkText)}</a></div>`;
  return (
    '<figcaption class="image-caption-wrapper image-card">' +
    (title === '' ? '' : `<p class="image-title">${escapeHtml(title)}</p>`) +
    (description === ''
      ? ''
      : `<div class="image-subtitle"><p>${escapeHtml(description).replace(/\r?\n/g, '<br>')}</p></div>`) +
    `${button}</figcaption>`
  );
}

/** What `blocks/image.block` of existing themes reads (page-data 11). */
function overrideScope(value: Value, image: ImageRef): Readonly<Record<string, unknown>> {
  return {
    ...imageFields(image),
    src: image.assetUrl,
    altText: escapeHtml(image.altText),
    linkTo: escapeHtml(safeAddress(value.link)),
    isLinkTo: safeAddress(value.link) !== '',
    isLightBox: value.isLightBox,
    newwindow: value.newWindow,
    layout: value.layout,
    ratio: value.ratio,
    hasRatio: value.ratio !== 'original',
    showCaption: value.title !== '' || value.description !== '',
    description: escapeHtml(value.description),
    hasDescription: value.description !== '',
    stretch: value.stretch,
  };
}
