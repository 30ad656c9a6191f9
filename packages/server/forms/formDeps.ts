import type { Deps } from '../deps.ts';
import type { FormLimits } from './formLimits.ts';

/** What filling in a form takes. */
export interface FormDeps extends Pick<Deps, 'db' | 'now' | 'keyFor' | 'randomBytes' | 'captcha' | 'config'> {
  readonly limits: FormLimits;
}

/** Who fills in a form. */
export interface FormVisitor {
  /** What keys are bound to: the session of a member, else the visitor's token; null without either. */
  readonly secret: string | null;
  readonly ip: string;
  readonly isMember: boolean;
}
