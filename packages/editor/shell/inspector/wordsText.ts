import type { WireSiteText } from '@quoin/contract/endpoints/store';

/** The text that an owner may change of words with this key: the template's, else what we say in the very same words. */
export function wordsText(texts: readonly WireSiteText[], id: string, shown: string): WireSiteText | null {
  const said = ({ own, standard }: WireSiteText) => own || standard;
  return texts.find(({ key }) => key === `theme/${id}`) ?? texts.find((text) => said(text) === shown) ?? null;
}
