/** What other subjects and the server's entry points use of this one. */
export { appTextsRoutes } from './routes/appTexts.ts';
export { appTranslationRoutes } from './routes/appTranslations.ts';
