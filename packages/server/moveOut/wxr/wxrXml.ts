import { xmlCharacters } from '@quoin/domain/formats';

/** A text that XML takes as it is; the end of a section in it is shared among two. */
export function cdata(text: string): string {
  return `<![CDATA[${xmlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** `2026-11-30 09:30:00`, as WordPress keeps moments in UTC. */
export function sqlMoment(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/** Addresses of the site itself become whole ones: the text is read elsewhere. */
export function withWholeAddresses(html: string, baseUrl: string): string {
  return html.replace(/\b(href|src|poster|data-src|data-image)=(["'])\/(?!\/)/gi, `$1=$2${baseUrl}/`);
}
