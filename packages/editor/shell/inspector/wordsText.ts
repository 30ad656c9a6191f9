import type { WireSiteText } from '@quoin/contract/endpoints/store';

/**
 * The text that an owner may change of words with this key: the template's, else what we say in the very same words, else what
 * says them with something put in (`Pay {amount}`).
 */
export function wordsText(texts: readonly WireSiteText[], id: string, shown: string): WireSiteText | null {
  return (
    texts.find(({ key }) => key === `theme/${id}`) ??
    texts.find((text) => said(text) === shown) ??
    texts.filter((text) => saysWithin(text, shown)).sort((a, b) => said(b).length - said(a).length)[0] ??
    null
  );
}

const said = ({ own, standard }: WireSiteText) => own || standard;

/** With fewer letters of its own, a text would match anything. */
const LEAST_LETTERS = 3;

function saysWithin(text: WireSiteText, shown: string): boolean {
  if (text.placeholders.length === 0) return false;
  const parts = said(text).split(/\{\w+\}/);
  if (parts.join('').replace(/\P{L}/gu, '').length < LEAST_LETTERS) return false;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'su').test(
    shown,
  );
}
