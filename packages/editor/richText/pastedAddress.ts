import { parseEmbed } from '@quoin/domain/media';
import type { Command } from 'prosemirror-state';
import { isInEmptyParagraph } from '../text/carryOutText.ts';
import { setLink } from '../text/links.ts';
import { safeHref } from '../text/pasted/pastedLinks.ts';
import { textSchema } from '../text/schema.ts';
import { insertBlock } from './insertBlock.ts';

/**
 * Returns the command for a pasted address: a video in an empty paragraph if a known provider has it, a link on the
 * selection, or a separate link. Returns null for anything else.
 */
export function pastedAddress(text: string): Command | null {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || safeHref(address) === '') return null;
  const href = safeHref(address);
  return (state, dispatch, view) => {
    if (state.selection.$from.parent.type.spec.code === true) return false;
    const film = parseEmbed(href) === null || !isInEmptyParagraph(state) ? null : filmNode(href);
    if (film !== null) return insertBlock(film)(state, dispatch, view);
    return setLink({ name: 'link', href, newWindow: false, text: address })(state, dispatch, view);
  };
}

export function filmNode(href: string) {
  return textSchema.nodes.film.create({ href });
}
