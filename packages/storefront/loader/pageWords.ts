import { OWN_TEXTS_ID } from '@quoin/domain/languages';
import { LANGUAGES } from '@quoin/messages/languages';
import { fetchWordFile } from './wordFiles.ts';

/** Texts of only some pages are in separate files. */
type Part = 'form' | 'sale' | 'search';

const SELLING = '[data-island="cart"], [data-island="checkout"]';

/**
 * Words of another language than English: they come before anything that speaks, so that English pages carry none of
 * them. A file that cannot come leaves the English.
 */
let widgets: Promise<unknown> | null = null;
let parts: Promise<unknown> | null = null;
let owners: Promise<unknown> | null = null;

/**
 * Loads the texts of widgets. Needed before the widgets' files, which read them as they load. Forms have many texts and
 * are often in footers that few people use, so theirs load with them.
 */
export function pageWords(island?: string): Promise<unknown> {
  widgets ??= fetchWords('', document.querySelector(SELLING) && 'sale');
  return island === 'form' ? Promise.all([widgets, fetchWords('form')]) : widgets;
}

/** The little that parts without React say: the widgets' words are many, and come with those. */
export function partWords(): Promise<unknown> {
  parts ??= fetchWords('search');
  return parts;
}

function fetchWords(...wanted: readonly (Part | '' | null)[]): Promise<unknown> {
  const [family = ''] = document.documentElement.lang.toLowerCase().split('-');
  owners ??= ownersWords();
  // English is in the scripts themselves.
  const spoken = LANGUAGES.indexOf(family as (typeof LANGUAGES)[number]) > 0 ? wanted : [];
  const files = spoken.map((part) => part !== null && fetchWordFile(part === '' ? family : `${family}-${part}`));
  return Promise.all([owners, ...files]).catch(console.warn);
}

async function ownersWords(): Promise<void> {
  if (document.getElementById(OWN_TEXTS_ID) !== null) (await import('../page/words/ownTexts.ts')).speakAsOwner();
}
