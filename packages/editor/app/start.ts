// What runs first: texts of the app are read when its modules are evaluated, so their language is decided and loaded before.
import { LOAD_APP_TEXTS } from '@quoin/messages/app/languages/languages';
import { chooseAppTexts } from '@quoin/messages/appTables';
import { askedLanguage } from './language.ts';

async function start(): Promise<void> {
  const language = askedLanguage();
  document.documentElement.lang = language;
  const own = await LOAD_APP_TEXTS[language]?.();
  if (own !== undefined) chooseAppTexts(own.texts);
  await import('./main.tsx');
}

void start();
