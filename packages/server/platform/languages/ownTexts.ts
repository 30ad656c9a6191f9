import { AsyncLocalStorage } from 'node:async_hooks';
import { type OwnTexts, ownWording, speakThrough } from '@quoin/domain/languages';
import { readTextSettings, TEXTS_SETTING, textsIn, toOwnTexts } from '@quoin/domain/texts';

type Settings = Readonly<Record<string, unknown>>;
type TextsOfLanguage = (language: string) => OwnTexts | null;

const speaking = new AsyncLocalStorage<TextsOfLanguage | null>();
const known = new WeakMap<Settings, TextsOfLanguage | null>();

speakThrough(ownWording((language) => speaking.getStore()?.(language) ?? null));

/** Everything that `work` says to visitors it says in the words of the site's owner, where there are some. */
export function speakFor<T>(site: { readonly settings: Settings }, work: () => T): T {
  const own = known.get(site.settings) ?? textsOfLanguage(site.settings);
  known.set(site.settings, own);
  return speaking.run(own, work);
}

/** Uses Quoin's own words, regardless of the request: for mails to those who work on a site. */
export function speakPlainly<T>(work: () => T): T {
  return speaking.run(null, work);
}

function textsOfLanguage(settings: Settings): TextsOfLanguage | null {
  if (settings[TEXTS_SETTING] === undefined) return null;
  const stored = readTextSettings(settings);
  const byLanguage = new Map<string, OwnTexts | null>();
  return (language) => {
    const held = byLanguage.get(language);
    if (held !== undefined) return held;
    // Putting them together asks for our words: those come as they are.
    byLanguage.set(language, null);
    const texts = textsIn(stored, language);
    const own = texts === null ? null : toOwnTexts(texts);
    byLanguage.set(language, own);
    return own;
  };
}
