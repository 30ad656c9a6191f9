import { type Embed, embedWordsIn, FRAME_ATTRIBUTE, type ImageRef } from '@quoin/domain/media';
import { escapeHtml } from '../../page/escape.ts';
import { pictureHtml, sizesOf } from '../picture.ts';

export interface EmbedView {
  readonly embed: Embed;
  readonly title: string;
  /** Shown until it is loaded; null: a plain ground. */
  readonly poster: ImageRef | null;
  /** Pixels; 0: as the provider's. */
  readonly height: number;
  /** The page's, BCP 47. */
  readonly language: string;
}

/**
 * Renders content of another provider without loading it: a picture that links to the provider's page. The widget shows
 * the content in place once the visitor agrees. Until then it requests nothing from the provider.
 */
export function embedHtml({ embed, title, poster, height, language }: EmbedView): string {
  const words = embedWordsIn(language);
  const { provider, frameUrl, pageUrl, kind, ratio } = embed;
  const picture =
    poster === null ? '' : pictureHtml(poster, { sizes: sizesOf(12), isDecorative: true, isCropped: true });
  const size =
    ratio !== null && height === 0 ? `aspect-ratio:${round(ratio)}` : `height:${height > 0 ? height : embed.height}px`;
  const name = `${words.load(kind, title)} ${words.at(provider)}`;
  return (
    `<div class="embed embed--${kind}${poster === null ? '' : ' embed--poster'}" data-island="embed" ${FRAME_ATTRIBUTE}="${escapeHtml(frameUrl)}"` +
    ` data-provider="${escapeHtml(provider)}" data-frame-title="${escapeHtml(title || name)}" style="${size}">` +
    `<a class="embed__open" href="${escapeHtml(pageUrl)}" target="_blank" rel="noopener">${picture}` +
    `<span class="embed__mark embed__mark--${kind}" aria-hidden="true"></span><span class="embed__name">${escapeHtml(name)}</span></a>` +
    `<p class="embed__note">${escapeHtml(words.note(provider))}</p></div>`
  );
}

function round(ratio: number): number {
  return Math.round(ratio * 10_000) / 10_000;
}
