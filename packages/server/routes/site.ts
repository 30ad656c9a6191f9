import type { Commerce } from '../commerce.ts';
import type { Deps } from '../deps.ts';
import { testCardsIn } from '../gateways/payment/testProvider.ts';
import { createCrumbs } from '../http/crumbs.ts';
import type { SiteRoute } from '../http/route.ts';
import { createCommentLimits } from '../operations/comments/commentDeps.ts';
import { createFormLimits } from '../operations/forms/formLimits.ts';
import { createReviewLimit } from '../operations/reviews/reviewDeps.ts';
import { accountRoutes } from './account.ts';
import { accountPageRoutes } from './accountPages.ts';
import { afterOrderRoutes } from './afterOrder.ts';
import { areaInvitationRoutes } from './areaInvitation.ts';
import { type BuiltFiles, builtFileRoutes } from './builtFiles.ts';
import { captchaRoutes } from './captcha.ts';
import { cartRoutes } from './cart.ts';
import { cartPageRoutes } from './cartPage.ts';
import { cartRestoreRoutes } from './cartRestore.ts';
import { checkoutRoutes } from './checkout.ts';
import { checkoutPageRoutes } from './checkoutPage.ts';
import { commentRoutes } from './comments.ts';
import { cookiesPageRoutes } from './cookiesPage.ts';
import { courseRoutes } from './courses.ts';
import { donateRoutes } from './donate.ts';
import { downloadRoutes } from './downloads.ts';
import { draftPayRoutes } from './draftPay.ts';
import { errorReportRoutes } from './errorReports.ts';
import { eventRoutes } from './events.ts';
import { expressCheckoutRoutes, setOut } from './expressCheckout.ts';
import { feedRoutes } from './feeds.ts';
import { formRoutes } from './forms.ts';
import { giftCardRoutes } from './giftCards.ts';
import { imageRoutes } from './images.ts';
import { installmentsRoutes } from './installments.ts';
import { mediaFileRoutes } from './mediaFiles.ts';
import { membershipRoutes } from './memberships.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './order.ts';
import { orderWithdrawRoutes } from './orderWithdraw.ts';
import { pageRoutes } from './pages.ts';
import { passkeyRoutes } from './passkeys.ts';
import { paymentWebhookRoutes } from './paymentWebhooks.ts';
import { performanceRoutes } from './performance.ts';
import { pixelRoutes } from './pixels.ts';
import { placesRoutes } from './places.ts';
import { questionsPageRoutes } from './questionsPage.ts';
import { recordingRoutes } from './recordings.ts';
import { replayStageRoutes } from './replayStage.ts';
import { restockRoutes } from './restock.ts';
import { reviewRoutes } from './reviews.ts';
import { searchRoutes } from './search.ts';
import { signOnPageRoutes } from './signOnPage.ts';
import { behindLock } from './siteLock.ts';
import { siteUserSessionRoutes } from './siteUserSession.ts';
import { socialMarkRoutes } from './socialMarks.ts';
import { speculationRoutes } from './speculationRules.ts';
import { staffEditRoutes } from './staffEdit.ts';
import { staffVisitRoutes } from './staffVisit.ts';
import { stockRoutes } from './stock.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { testBankRoutes } from './testBank.ts';
import { themeFileRoutes } from './themeFiles.ts';
import { trackingRoutes } from './tracking.ts';
import { webfontRoutes } from './webfonts.ts';

/** Every door of a published site. */
export function siteRoutes(deps: Deps, commerce: Commerce, files: BuiltFiles): SiteRoute[] {
  // What pages are made of, what services of payment say and who works here comes through a locked door, too.
  const open = [
    ...builtFileRoutes(files),
    ...replayStageRoutes(deps, files.canvas),
    ...webfontRoutes(deps),
    ...themeFileRoutes(deps),
    ...socialMarkRoutes(),
    ...imageRoutes(deps),
    ...mediaFileRoutes(deps),
    ...paymentWebhookRoutes(commerce.checkout),
    ...staffVisitRoutes(deps),
    ...staffEditRoutes(deps),
  ];
  const entry = { ...deps, members: commerce.members };
  return [...open, ...behindLock(entry, lockedRoutes(deps, commerce))];
}

function lockedRoutes(deps: Deps, commerce: Commerce): SiteRoute[] {
  // The same key as the pipeline's: what signing in hands out is what it accepts.
  const crumbs = createCrumbs(deps.keyFor('crumb'), deps.randomBytes);
  const accounts = { members: commerce.members, pages: deps.pages, crumbs };
  const checkoutPages = { ...commerce.checkout, cart: commerce.cart, pages: deps.pages, testCards: testCardsIn };
  return [
    ...speculationRoutes(),
    ...downloadRoutes(deps),
    ...stockRoutes(deps),
    ...captchaRoutes(deps),
    ...installmentsRoutes(deps),
    ...restockRoutes(deps),
    ...cartRoutes(commerce.cart),
    ...cartPageRoutes({
      ...commerce.cart,
      ...{ pages: deps.pages, payments: deps.payments },
      setOut: (request, token) => setOut(checkoutPages, request, token),
    }),
    ...questionsPageRoutes({ ...commerce.cart, pages: deps.pages }),
    ...checkoutRoutes(commerce.checkout),
    ...placesRoutes(deps),
    ...checkoutPageRoutes(checkoutPages),
    ...expressCheckoutRoutes(checkoutPages),
    ...draftPayRoutes(checkoutPages),
    ...subscriptionRoutes({ ...commerce, pages: deps.pages }),
    ...testBankRoutes(deps),
    ...donateRoutes({ ...commerce.cart, pages: deps.pages }),
    ...newsletterRoutes(deps),
    ...formRoutes({ ...deps, limits: createFormLimits(deps.config.rateLimitFactor) }),
    ...giftCardRoutes({ ...commerce.cart, pages: deps.pages }),
    ...orderRoutes(deps),
    ...orderWithdrawRoutes(deps),
    ...reviewRoutes({ ...deps, limit: createReviewLimit(deps.config.rateLimitFactor) }),
    ...cartRestoreRoutes({ ...commerce.cart, ...accounts }),
    ...siteUserSessionRoutes(accounts),
    ...accountRoutes(accounts),
    ...passkeyRoutes(accounts),
    ...accountPageRoutes({ ...deps, ...accounts }),
    ...courseRoutes({ ...deps, ...accounts }),
    ...membershipRoutes({ ...deps, ...accounts }),
    ...areaInvitationRoutes({ ...deps, ...accounts }),
    ...afterOrderRoutes({ ...deps, ...accounts }),
    ...errorReportRoutes(deps),
    ...performanceRoutes(deps),
    ...recordingRoutes(deps),
    ...trackingRoutes(deps),
    ...commentRoutes({ ...deps, limits: createCommentLimits(deps.config.rateLimitFactor) }),
    ...eventRoutes(deps),
    ...signOnPageRoutes(deps),
    ...searchRoutes(deps),
    ...cookiesPageRoutes(deps),
    ...pixelRoutes(deps),
    ...feedRoutes(deps),
    ...pageRoutes({ ...deps, members: commerce.members }),
  ];
}
