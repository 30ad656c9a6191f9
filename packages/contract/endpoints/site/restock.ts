/** POST, on a site (RSTK-02). Returns `{}` to anyone who may wait, also to those who already wait (SC-52). */
export const RESTOCK_PATH = '/api/site-users/account/notifications/restock';

export interface RestockSignupRequest {
  readonly productId: string;
  readonly variantId: string;
  readonly siteVisitorEmail: string;
  readonly isJoinMailingList: boolean;
  /** Of proof of work and reCAPTCHA v2. */
  readonly captchaToken?: string;
  /** Of reCAPTCHA Enterprise. */
  readonly recaptchaEnterpriseV3Token?: string;
  /** BCP 47, where mails go out in several languages. */
  readonly language?: string;
}

/** The plain form: POST `/restock`; then GET and POST `/restock/confirm?token=`, from the mail. */
export const RESTOCK_FORM_PATH = '/restock';
export const RESTOCK_CONFIRM_PATH = '/restock/confirm';
