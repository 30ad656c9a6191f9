import type { ConsentChoice } from './consentChoice.ts';
import { PURPOSES, type Purpose } from './trackingSettings.ts';

export function choiceOf(allowed: readonly Purpose[], at: number): ConsentChoice {
  const [analytics, marketing] = PURPOSES.map((purpose) => allowed.includes(purpose));
  return { at, analytics: analytics === true, marketing: marketing === true };
}
