import {
  type BlockValue,
  codeDefinition,
  type htmlDefinition,
  markdownDefinition,
  type quoteDefinition,
  type spacerDefinition,
} from '@quoin/domain/blocks';
import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';

/** Stored clean: storage lets in what a page may show. */
export const htmlBlock = blockKind<BlockValue<typeof htmlDefinition>>({
  type: 'html',
  render: ({ html }) => (html.trim() === '' ? '' : `<div class="sqs-html-content">${html}</div>`),
});

export const quoteBlock = blockKind<BlockValue<typeof quoteDefinition>>({
  type: 'quote',
  render({ quote, source }, context) {
    if (quote.trim() === '') return '';
    const own = context.apply('quote', { quote: escapeHtml(quote), source: escapeHtml(source) });
    const caption = source === '' ? '' : `<figcaption class="source">&mdash; ${escapeHtml(source)}</figcaption>`;
    return own ?? `<figure><blockquote>${lines(quote)}</blockquote>${caption}</figure>`;
  },
});

export const codeBlock = blockKind<BlockValue<typeof codeDefinition>>({
  type: codeDefinition.type,
  render({ source, isMarkup, language }) {
    if (isMarkup || source === '') return source;
    const name = /^[\w+#-]+$/.test(language) ? ` class="language-${escapeHtml(language)}"` : '';
    return `<pre class="source-code" tabindex="0"><code${name}>${escapeHtml(source)}</code></pre>`;
  },
});

/** CommonMark without raw HTML: what is typed as markup is shown as typed. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });

export function markdownHtml(source: string): string {
  return markdown.render(source);
}

export const markdownBlock = blockKind<BlockValue<typeof markdownDefinition>>({
  type: markdownDefinition.type,
  render: ({ source }) => (source.trim() === '' ? '' : `<div class="sqs-html-content">${markdownHtml(source)}</div>`),
});

export const horizontalruleBlock = blockKind({ type: 'horizontalrule', render: () => '<hr>' });

export const spacerBlock = blockKind<BlockValue<typeof spacerDefinition>>({
  type: 'spacer',
  render: () => '<div class="spacer" aria-hidden="true"></div>',
});

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
