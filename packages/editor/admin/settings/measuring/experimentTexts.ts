import type { GoalKind, VariantComparison } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/experimentsCard';
import { APP_LOCALE } from '../../../app/locale.ts';

export const GOAL_TEXTS: Readonly<Record<GoalKind, string>> = {
  purchase: texts.purchase,
  addToCart: texts.addToCart,
  form: texts.formSubmitted,
  page: texts.pageVisited,
};

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

export function percentText(share: number): string {
  return share.toLocaleString(APP_LOCALE, PERCENT);
}

/** With its sign: `+12.5%`. */
export function liftText(lift: number | null): string {
  return lift === null ? '–' : lift.toLocaleString(APP_LOCALE, { ...PERCENT, signDisplay: 'exceptZero' });
}

/** Never 100%: there is no certainty. */
export function confidenceText(confidence: number | null): string {
  return confidence === null ? '–' : percentText(Math.min(confidence, 0.999));
}

export function verdictText({ verdict }: VariantComparison, control: string): string {
  switch (verdict) {
    case null:
      return texts.control;
    case 'tooFew':
      return texts.notEnoughData;
    case 'undecided':
      return texts.noClearDifference;
    case 'better':
      return texts.betterThan(control);
    case 'worse':
      return texts.worseThan(control);
  }
}
