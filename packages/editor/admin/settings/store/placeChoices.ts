import { APP_LANGUAGE } from '../../../app/locale.ts';
import type { Choice } from '../../../parts/fields/SelectField.tsx';

/** Languages of the shops there are; any other is kept when it is set already. */
const LANGUAGES = [
  ...['en-US', 'en-GB', 'en-AU', 'en-CA', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'it-IT'],
  ...['nl-NL', 'pt-PT', 'pt-BR', 'da-DK', 'sv-SE', 'nb-NO', 'fi-FI', 'pl-PL', 'cs-CZ', 'ja-JP', 'ko-KR', 'zh-CN'],
];

export function languageChoices(current: string): readonly Choice<string>[] {
  const names = new Intl.DisplayNames([APP_LANGUAGE], { type: 'language' });
  const all = LANGUAGES.includes(current) || current === '' ? LANGUAGES : [current, ...LANGUAGES];
  return all.map((tag) => ({ value: tag, text: names.of(tag) ?? tag }));
}
