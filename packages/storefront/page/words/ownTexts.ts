import { OWN_TEXTS_ID, type OwnTexts, ownWording, speakThrough } from '@quoin/domain/languages';

/** From now on the scripts of this page say what its owner has written instead of us. */
export function speakAsOwner(): void {
  const texts = JSON.parse(document.getElementById(OWN_TEXTS_ID)?.textContent ?? '{}') as OwnTexts;
  speakThrough(ownWording(() => texts));
}
