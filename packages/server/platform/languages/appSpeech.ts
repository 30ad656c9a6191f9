import { AsyncLocalStorage } from 'node:async_hooks';
import { appLanguageFor } from '@quoin/domain/languages';
import { LOAD_APP_TEXTS } from '@quoin/messages/app/languages/languages';
import { type AppSpeech, ENGLISH_SPEECH, speakApp } from '@quoin/messages/appTables';

const speaking = new AsyncLocalStorage<AppSpeech>();

speakApp(() => speaking.getStore() ?? ENGLISH_SPEECH);

/**
 * Everything that `work` says to people who use the app it says in their language: the app asks in the one it is shown
 * in, also before anybody is signed in. Programs that name none, and jobs, are answered in English.
 */
export async function speakToApp<T>(acceptLanguage: string | undefined, work: () => T | Promise<T>): Promise<T> {
  const language = appLanguageFor(null, acceptLanguage ?? '');
  const loaded = await LOAD_APP_TEXTS[language]?.();
  return loaded === undefined ? work() : speaking.run({ language, texts: loaded.texts }, work);
}
