import { createVisitorLimit, type VisitorLimit } from '../captcha/index.ts';
import type { WindowChanged } from '../platform/http/protection/countingWindows.ts';

/** How often a form may be sent, and keys asked for (reliability 3.12). */
const SAVES = { visitor: 10, address: 200, seconds: 600 } as const;
/** More than saves: a key that is not used costs nothing, and a refused save needs another one. */
const KEYS = { visitor: 40, address: 800, seconds: 600 } as const;
/** How often a visitor over the limit sees the form again with the typed answers. After that, only a line of text. */
const SHOWN_AGAIN = { visitor: 10, address: 20, seconds: 600 } as const;

export interface FormLimits {
  /** One form each. Nothing that was accepted is touched by a refusal after it. */
  readonly saves: VisitorLimit;
  readonly keys: VisitorLimit;
  /**
   * Whether a visitor over the limit may still get a whole page. Rendering hundreds at once would lock out all others.
   */
  readonly shownAgain: VisitorLimit;
}

export function createFormLimits(factor = 1, changed?: WindowChanged): FormLimits {
  return {
    saves: createVisitorLimit('form', SAVES, { factor, changed }),
    keys: createVisitorLimit('form-key', KEYS, { factor, changed }),
    shownAgain: createVisitorLimit('form-shown', SHOWN_AGAIN, { factor, changed }),
  };
}
