import { type BlockWords, blockWords } from '@quoin/domain/blocks';
import { escapeHtml } from '../page/escape.ts';
import type { BlockContext } from './block.ts';

/** Plain text of several lines as HTML. */
export function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

/** `<p class="…">` with the text, nothing where there is none. */
export function paragraph(name: string, text: string): string {
  return text === '' ? '' : `<p class="${name}">${lines(text)}</p>`;
}

export function heading(name: string, text: string, level = 2): string {
  return text === '' ? '' : `<h${level} class="${name}">${escapeHtml(text)}</h${level}>`;
}

/** What blocks say by themselves, in the language of the page. */
export function wordsOf(context: BlockContext): BlockWords {
  return blockWords(context.page.frame.site.language);
}

/** Attributes by name; '' and false are left out. */
export function attributes(all: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(all)
    .flatMap(([name, value]) => {
      if (value === '' || value === false) return [];
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
}
