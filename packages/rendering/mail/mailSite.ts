/** Whose mail it is, as its templates see it. */
export interface MailSite {
  readonly language: string;
  readonly title: string;
  /** Absolute, without a slash at its end. */
  readonly url: string;
  /** Empty when the owner gave none. */
  readonly contactEmail: string;
}
