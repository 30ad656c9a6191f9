import { createVisitorLimit, type VisitorLimit } from '../captcha/index.ts';

/** How often a form may be sent, and keys asked for (reliability 3.12). */
const SAVES = { visitor: 10, address: 200, seconds: 600 } as const;
/** More than saves: a key that is not used costs nothing, and a refused save needs another one. */
const KEYS = { visitor: 40, address: 800, seconds: 600 } as const;
/** Whoever sends too often is shown his form again with what he typed so often; after that a line of text. */
const SHOWN_AGAIN = { visitor: 10, address: 20, seconds: 600 } as const;

export interface FormLimits {
  /** One form each. Nothing that was accepted is touched by a refusal after it. */
  readonly saves: VisitorLimit;
  readonly keys: VisitorLimit;
  /** Whether somebody who sends too often may still be drawn a whole page: hundreds at once would keep all others out. */
  readonly shownAgain: VisitorLimit;
}

export function createFormLimits(factor = 1): FormLimits {
  return {
    saves: createVisitorLimit('form', SAVES, factor),
    keys: createVisitorLimit('form-key', KEYS, factor),
    shownAgain: createVisitorLimit('form-shown', SHOWN_AGAIN, factor),
  };
}
