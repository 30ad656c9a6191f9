import type { TranslationProgress } from '@quoin/domain/translations';

/** What is lost when a language goes. */
export function removalMessage(progress: TranslationProgress | null): string {
  const written = (progress?.done ?? 0) + (progress?.outdated ?? 0);
  const lost =
    written === 0
      ? 'It has no translations yet.'
      : `${written} translated ${written === 1 ? 'text is' : 'texts are'} deleted permanently. To keep them, export them first, or hide the language instead.`;
  return `${lost} Its URLs will no longer work.`;
}
