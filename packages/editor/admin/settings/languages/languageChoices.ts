import { SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { languageNameIn } from '@quoin/domain/translations';
import { APP_LANGUAGE } from '../../../app/locale.ts';

/** Languages that are offered besides those that the product has words in. */
const OTHERS = [
  ...['bg', 'ca', 'cs', 'cy', 'da', 'el', 'es-MX', 'et', 'eu', 'fa', 'fi', 'fr-CA', 'ga', 'gl', 'he', 'hi', 'hr', 'hu'],
  ...['id', 'is', 'ko', 'lt', 'lv', 'ms', 'nb', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'th', 'tr', 'uk', 'vi'],
  ...['zh-Hans', 'zh-Hant'],
];

/** What can still be added, by name. */
export function languageChoices(taken: readonly string[]) {
  const codes = [...new Set<string>([...SPOKEN_LANGUAGES, ...OTHERS])].filter((code) => !taken.includes(code));
  return codes
    .map((code) => ({ value: code, text: languageNameIn(APP_LANGUAGE, code) }))
    .sort((one, other) => one.text.localeCompare(other.text, APP_LANGUAGE));
}
