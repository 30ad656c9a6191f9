import type { BlockValue, searchDefinition } from '@quoin/domain/blocks';
import { searchWords } from '@quoin/domain/site';
import { escapeHtml } from '../../page/escape.ts';
import { searchFormHtml } from '../../page/search/searchView.ts';
import { blockKind } from '../block.ts';

/** A search field of the whole site; a theme's own `blocks/search.block` gets what existing ones expect. */
export const searchBlock = blockKind<BlockValue<typeof searchDefinition>>({
  type: 'search',
  render({ searchPreview, theme, ...texts }, context, id) {
    const { language } = context.page.frame.site;
    const words = searchWords(language);
    const label = texts.label || words.label;
    const placeholder = texts.placeholder || words.placeholder;
    const own = context.apply('search', {
      searchPreview,
      theme,
      label: escapeHtml(label),
      placeholder: escapeHtml(placeholder),
    });
    if (own !== null) return own;
    const form = searchFormHtml({
      id: `search-${id}`,
      typed: '',
      language,
      label,
      placeholder,
      suggests: searchPreview,
    });
    return `<div class="search-block__ground search-block__ground--${theme}">${form}</div>`;
  },
});
