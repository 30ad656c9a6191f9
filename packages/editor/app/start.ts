// What runs first: texts of the app are read when its modules are evaluated, so their language is decided and loaded before.
import { LOAD_APP_TEXTS } from '@quoin/messages/app/languages/languages';
import { speakApp } from '@quoin/messages/appTables';
import { askedLanguage } from './language.ts';

async function start(): Promise<void> {
  const language = askedLanguage();
  // Without its file, after a release or on a bad line, the app works in English.
  const own = await LOAD_APP_TEXTS[language]?.().catch(() => undefined);
  if (own !== undefined) speakApp(() => ({ language, texts: own.texts }));
  document.documentElement.lang = own === undefined ? 'en' : language;
  await import('./main.tsx');
}

void start();
