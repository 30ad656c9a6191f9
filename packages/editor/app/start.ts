// What runs first: texts of the app are read when its modules are evaluated, so their language is decided and loaded before.
import { APP_LANGUAGES } from '@quoin/messages/app/languages/languages';
import { chooseAppTexts } from '@quoin/messages/appTables';
import { appLanguageFor, keptLanguage } from './language.ts';

async function start(): Promise<void> {
  const kept = keptLanguage();
  const language = appLanguageFor([...(kept === null ? [] : [kept]), ...navigator.languages]);
  document.documentElement.lang = language;
  const own = await APP_LANGUAGES[language]?.();
  if (own !== undefined) chooseAppTexts(own.texts);
  await import('./main.tsx');
}

void start();
