/** What other subjects and the server's entry points use of this one. */
export { appCaptchaRoutes } from './routes/appCaptcha.ts';
export { captchaRoutes } from './routes/captcha.ts';
export { createSiteCaptcha, type SiteCaptcha, wireCaptchaOf } from './siteCaptcha.ts';
export { createVisitorLimit, type LimitedVisitor, type VisitorLimit } from './visitorLimit.ts';
