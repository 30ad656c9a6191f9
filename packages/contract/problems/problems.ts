import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';

/** The body of every refusal: a code for programs, a sentence for people, the input at fault when there is one. */
export interface WireProblem {
  readonly error: string;
  readonly errorKey: string;
  readonly field?: string;
  /** Every field at fault, by name, when there are several. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The same of a form's own fields, by their ids (FORM-14). */
  readonly errors?: Readonly<Record<string, string>>;
  /** Of what was not found. */
  readonly path?: string;
  /** Only on a reached limit: a captcha that lets the visitor go on at once. */
  readonly work?: CaptchaChallenge;
  /** Only on a crumb failure: the crumb to retry with. */
  readonly crumbFail?: true;
  readonly crumb?: string;
}
