/** GET leads to the identity provider; `?returnTo=/…` is where the person goes after. */
export const SINGLE_SIGN_ON_PATH = '/api/app/single-sign-on';
/** GET, by the identity provider: the address to be entered there. */
export const SINGLE_SIGN_ON_RETURN_PATH = '/api/app/single-sign-on/return';
