import { parseEmbed } from '@quoin/domain/media';
import { embedHtml } from '../../blocks/embed/embedHtml.ts';
import type { PrintedPlace } from './places.ts';

const FILM = /<figure><a href="(https?:\/\/[^"<>]*)">([^<>]*)<\/a><\/figure>/g;

/**
 * A figure of a text that holds nothing but the address of a film: our own player, which asks a provider nothing before the
 * visitor agrees. Feeds, page JSON and mails have the link.
 */
export const filmPlace: PrintedPlace = {
  sign: '<figure><a href="http',
  fill(html, { page }) {
    const { language } = page.frame.site;
    return html.replace(FILM, (figure: string, href: string, words: string) => {
      const embed = href === words ? parseEmbed(href.replaceAll('&amp;', '&')) : null;
      if (embed === null) return figure;
      return `<figure>${embedHtml({ embed, title: '', poster: null, height: 0, language })}</figure>`;
    });
  },
};
