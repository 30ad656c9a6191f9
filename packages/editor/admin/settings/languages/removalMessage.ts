import type { TranslationProgress } from '@quoin/domain/translations';

/** What is lost when a language goes. */
export function removalMessage(progress: TranslationProgress | null): string {
  const written = (progress?.done ?? 0) + (progress?.outdated ?? 0);
  const lost =
    written === 0
      ? 'Nothing has been translated into it yet.'
      : `${written} translated ${written === 1 ? 'text goes' : 'texts go'} with it, for good. To keep them, export them first, or only hide the language from visitors.`;
  return `${lost} Its addresses will lead nowhere from then on.`;
}
