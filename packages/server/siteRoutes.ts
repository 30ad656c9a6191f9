import {
  errorReportRoutes,
  performanceRoutes,
  pixelRoutes,
  recordingRoutes,
  replayStageRoutes,
  trackingRoutes,
} from './analytics/index.ts';
import { captchaRoutes } from './captcha/index.ts';
import { cartPageRoutes, cartRoutes, questionsPageRoutes, stockRoutes } from './cart/index.ts';
import { installmentsRoutes } from './catalog/index.ts';
import {
  cardPageRoute,
  checkoutPageRoutes,
  checkoutRoutes,
  expressCheckoutRoutes,
  placesRoutes,
  policyRoutes,
  setOut,
  testBankRoutes,
  walletCheckoutRoutes,
} from './checkout/index.ts';
import { commentRoutes, createCommentLimits } from './comments/index.ts';
import type { Commerce } from './commerce.ts';
import { courseRoutes } from './courses/index.ts';
import { cartRestoreRoutes, eraseMember } from './customers/index.ts';
import type { Deps } from './deps.ts';
import { feedRoutes } from './discovery/index.ts';
import { donateRoutes } from './donations/index.ts';
import { createFormLimits, formRoutes, newsletterRoutes } from './forms/index.ts';
import { giftCardRoutes } from './giftCards/index.ts';
import { imageRoutes, mediaFileRoutes } from './media/index.ts';
import { areaInvitationRoutes, membershipRoutes } from './memberAreas/index.ts';
import {
  accountPageRoutes,
  accountRoutes,
  listServices,
  passkeyRoutes,
  servicePath,
  serviceRoutes,
  siteUserSessionRoutes,
} from './members/index.ts';
import { afterOrderRoutes, downloadRoutes, orderRoutes, orderWithdrawRoutes } from './orderStatus/index.ts';
import { draftPayRoutes, paymentWebhookRoutes } from './orders/index.ts';
import { outsideCalls } from './platform/gateways/identity/providerCalls.ts';
import { testCardsIn } from './platform/gateways/payment/testProvider.ts';
import { createCrumbs } from './platform/http/protection/crumbs.ts';
import { type BuiltFiles, builtFileRoutes } from './platform/http/replies/builtFiles.ts';
import type { SiteRoute } from './platform/http/route.ts';
import { restockRoutes } from './restock/index.ts';
import { createReviewLimit, reviewRoutes } from './reviews/index.ts';
import { createSampleScreens } from './sampleScreens.ts';
import { searchRoutes } from './search/index.ts';
import type { Site } from './sites/index.ts';
import {
  behindLock,
  cookiesPageRoutes,
  eventRoutes,
  pageRoutes,
  speculationRoutes,
  staffEditRoutes,
  staffVisitRoutes,
} from './storefront/index.ts';
import { subscriptionRoutes } from './subscriptions/index.ts';
import { signOnPageRoutes } from './team/index.ts';
import { socialMarkRoutes, themeFileRoutes, webfontRoutes } from './themes/index.ts';

/** Every route of a published site. */
export function siteRoutes(deps: Deps, commerce: Commerce, files: BuiltFiles): SiteRoute[] {
  // What pages are made of, what services of payment send and who works here passes a locked site, too.
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
  const signOnOptions = async (site: Site) =>
    (await listServices(deps, site)).map(({ id, name }) => ({ name, url: servicePath(id) }));
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
    ...policyRoutes(deps),
    ...checkoutPageRoutes(checkoutPages),
    cardPageRoute({ ...checkoutPages, eventsHost: deps.config.eventsHost }),
    ...expressCheckoutRoutes(checkoutPages),
    ...walletCheckoutRoutes({ ...checkoutPages, eventsHost: deps.config.eventsHost }),
    ...draftPayRoutes(checkoutPages),
    ...subscriptionRoutes({ ...commerce, pages: deps.pages }),
    ...testBankRoutes(deps),
    ...donateRoutes({ ...commerce.cart, pages: deps.pages }),
    ...newsletterRoutes(deps),
    ...formRoutes({ ...deps, limits: createFormLimits(deps.config.rateLimitFactor, deps.counts.changed) }),
    ...giftCardRoutes({ ...commerce.cart, pages: deps.pages }),
    ...orderRoutes(deps),
    ...orderWithdrawRoutes(deps),
    ...reviewRoutes({ ...deps, limit: createReviewLimit(deps.config.rateLimitFactor, deps.counts.changed) }),
    ...cartRestoreRoutes({ ...commerce.cart, ...accounts }),
    ...siteUserSessionRoutes(accounts),
    ...accountRoutes(accounts),
    ...passkeyRoutes(accounts),
    ...serviceRoutes({ ...accounts, calls: outsideCalls(deps.config) }),
    ...accountPageRoutes({ ...deps, ...accounts, eraseMember }),
    ...courseRoutes({ ...deps, ...accounts }),
    ...membershipRoutes({ ...deps, ...accounts }),
    ...areaInvitationRoutes({ ...deps, ...accounts }),
    ...afterOrderRoutes({ ...deps, ...accounts }),
    ...errorReportRoutes(deps),
    ...performanceRoutes(deps),
    ...recordingRoutes(deps),
    ...trackingRoutes(deps),
    ...commentRoutes({ ...deps, limits: createCommentLimits(deps.config.rateLimitFactor, deps.counts.changed) }),
    ...eventRoutes(deps),
    ...signOnPageRoutes({ ...deps, signOnOptions }),
    ...searchRoutes(deps),
    ...cookiesPageRoutes(deps),
    ...pixelRoutes(deps),
    ...feedRoutes(deps),
    ...pageRoutes({ ...deps, members: commerce.members, samples: createSampleScreens(deps, commerce) }),
  ];
}
