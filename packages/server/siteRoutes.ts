import { errorReportRoutes } from './analytics/routes/errorReports.ts';
import { performanceRoutes } from './analytics/routes/performance.ts';
import { pixelRoutes } from './analytics/routes/pixels.ts';
import { recordingRoutes } from './analytics/routes/recordings.ts';
import { replayStageRoutes } from './analytics/routes/replayStage.ts';
import { trackingRoutes } from './analytics/routes/tracking.ts';
import { captchaRoutes } from './captcha/routes/captcha.ts';
import { cartRoutes } from './cart/routes/cart.ts';
import { cartPageRoutes } from './cart/routes/cartPage.ts';
import { questionsPageRoutes } from './cart/routes/questionsPage.ts';
import { stockRoutes } from './cart/routes/stock.ts';
import { installmentsRoutes } from './catalog/routes/installments.ts';
import { checkoutRoutes } from './checkout/routes/checkout.ts';
import { checkoutPageRoutes } from './checkout/routes/checkoutPage.ts';
import { expressCheckoutRoutes, setOut } from './checkout/routes/expressCheckout.ts';
import { placesRoutes } from './checkout/routes/places.ts';
import { testBankRoutes } from './checkout/routes/testBank.ts';
import { createCommentLimits } from './comments/commentDeps.ts';
import { commentRoutes } from './comments/routes/comments.ts';
import type { Commerce } from './commerce.ts';
import { courseRoutes } from './courses/routes/courses.ts';
import { eraseMember } from './customers/erasePerson.ts';
import { cartRestoreRoutes } from './customers/routes/cartRestore.ts';
import type { Deps } from './deps.ts';
import { feedRoutes } from './discovery/routes/feeds.ts';
import { donateRoutes } from './donations/routes/donate.ts';
import { createFormLimits } from './forms/formLimits.ts';
import { formRoutes } from './forms/routes/forms.ts';
import { newsletterRoutes } from './forms/routes/newsletter.ts';
import { giftCardRoutes } from './giftCards/routes/giftCards.ts';
import { imageRoutes } from './media/routes/images.ts';
import { mediaFileRoutes } from './media/routes/mediaFiles.ts';
import { areaInvitationRoutes } from './memberAreas/routes/areaInvitation.ts';
import { membershipRoutes } from './memberAreas/routes/memberships.ts';
import { accountRoutes } from './members/routes/account.ts';
import { accountPageRoutes } from './members/routes/accountPages.ts';
import { passkeyRoutes } from './members/routes/passkeys.ts';
import { siteUserSessionRoutes } from './members/routes/siteUserSession.ts';
import { afterOrderRoutes } from './orderStatus/routes/afterOrder.ts';
import { downloadRoutes } from './orderStatus/routes/downloads.ts';
import { orderRoutes } from './orderStatus/routes/order.ts';
import { orderWithdrawRoutes } from './orderStatus/routes/orderWithdraw.ts';
import { draftPayRoutes } from './orders/routes/draftPay.ts';
import { paymentWebhookRoutes } from './orders/routes/paymentWebhooks.ts';
import { testCardsIn } from './platform/gateways/payment/testProvider.ts';
import { createCrumbs } from './platform/http/protection/crumbs.ts';
import { type BuiltFiles, builtFileRoutes } from './platform/http/replies/builtFiles.ts';
import type { SiteRoute } from './platform/http/route.ts';
import { restockRoutes } from './restock/routes/restock.ts';
import { createReviewLimit } from './reviews/reviewDeps.ts';
import { reviewRoutes } from './reviews/routes/reviews.ts';
import { searchRoutes } from './search/routes/search.ts';
import { cookiesPageRoutes } from './storefront/routes/cookiesPage.ts';
import { eventRoutes } from './storefront/routes/events.ts';
import { pageRoutes } from './storefront/routes/pages.ts';
import { behindLock } from './storefront/routes/siteLock.ts';
import { speculationRoutes } from './storefront/routes/speculationRules.ts';
import { staffEditRoutes } from './storefront/routes/staffEdit.ts';
import { staffVisitRoutes } from './storefront/routes/staffVisit.ts';
import { subscriptionRoutes } from './subscriptions/routes/subscriptions.ts';
import { signOnPageRoutes } from './team/routes/signOnPage.ts';
import { socialMarkRoutes } from './themes/routes/socialMarks.ts';
import { themeFileRoutes } from './themes/routes/themeFiles.ts';
import { webfontRoutes } from './themes/routes/webfonts.ts';

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
    ...accountPageRoutes({ ...deps, ...accounts, eraseMember }),
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
