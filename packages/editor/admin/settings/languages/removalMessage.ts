import type { TranslationProgress } from '@quoin/domain/translations';
import * as texts from '@quoin/messages/app/removalMessage';

/** What is lost when a language goes. */
export function removalMessage(progress: TranslationProgress | null): string {
  const written = (progress?.done ?? 0) + (progress?.outdated ?? 0);
  const lost = written === 0 ? texts.itHasNoTranslations : texts.translatedTextsAreDeleted(written);
  return texts.itsUrlsWillNo(lost);
}
