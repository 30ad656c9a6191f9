import { OWN_TEXTS_ID } from '@quoin/domain/languages';
import type { Files, MoreWords } from './moreWords.ts';

/** A line for each language besides English. */
const FILES: Files = {
  de: () => import('../page/words/de.ts'),
  fr: () => import('../page/words/fr.ts'),
  es: () => import('../page/words/es.ts'),
  it: () => import('../page/words/it.ts'),
  nl: () => import('../page/words/nl.ts'),
  ar: () => import('../page/words/ar.ts'),
  pt: () => import('../page/words/pt.ts'),
  ja: () => import('../page/words/ja.ts'),
};

const SELLING = '[data-island="cart"], [data-island="checkout"]';

/**
 * Words of another language than English: they come before anything that speaks, so that English pages carry none of
 * them. A file that cannot come leaves the English.
 */
let widgets: Promise<unknown> | null = null;
let parts: Promise<unknown> | null = null;
let owners: Promise<unknown> | null = null;

/**
 * What widgets may say. Before their files come: they look for it as they are read. Forms say much, and stand in footers
 * where few people turn to them: theirs come with them.
 */
export function pageWords(island?: string): Promise<unknown> {
  widgets ??= fetchWords(FILES, document.querySelector(SELLING) && 'sale');
  return island === 'form' ? Promise.all([widgets, fetchWords({}, 'form')]) : widgets;
}

/** The little that parts without React say: the widgets' words are many, and come with those. */
export function partWords(): Promise<unknown> {
  parts ??= fetchWords({}, 'search');
  return parts;
}

function fetchWords(files: Files, more: keyof MoreWords | null): Promise<unknown> {
  const [family = ''] = document.documentElement.lang.toLowerCase().split('-');
  owners ??= ownersWords();
  const spoken = Object.hasOwn(FILES, family) ? [files[family]?.(), more && fetchMore(more, family)] : [];
  return Promise.all([owners, ...spoken]).catch(console.warn);
}

async function fetchMore(more: keyof MoreWords, family: string): Promise<unknown> {
  const words: MoreWords = await import('./moreWords.ts');
  return words[more][family]?.();
}

async function ownersWords(): Promise<void> {
  if (document.getElementById(OWN_TEXTS_ID) !== null) (await import('../page/words/ownTexts.ts')).speakAsOwner();
}
