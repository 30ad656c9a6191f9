import type { Commerce } from '../commerce.ts';
import type { Deps } from '../deps.ts';
import { TEST_CARDS } from '../gateways/payment/testProvider.ts';
import type { SiteRoute } from '../http/route.ts';
import { type BuiltFiles, builtFileRoutes } from './builtFiles.ts';
import { cartRoutes } from './cart.ts';
import { cartPageRoutes } from './cartPage.ts';
import { checkoutRoutes } from './checkout.ts';
import { checkoutPageRoutes } from './checkoutPage.ts';
import { imageRoutes } from './images.ts';
import { orderRoutes } from './order.ts';
import { pageRoutes } from './pages.ts';
import { stockRoutes } from './stock.ts';
import { testBankRoutes } from './testBank.ts';
import { themeFileRoutes } from './themeFiles.ts';

/** Every door of a published site. */
export function siteRoutes(deps: Deps, commerce: Commerce, files: BuiltFiles): SiteRoute[] {
  return [
    ...builtFileRoutes(files),
    ...themeFileRoutes(deps),
    ...imageRoutes(deps),
    ...stockRoutes(deps),
    ...cartRoutes(commerce.cart),
    ...cartPageRoutes({ ...commerce.cart, pages: deps.pages }),
    ...checkoutRoutes(commerce.checkout),
    ...checkoutPageRoutes({ ...commerce.checkout, pages: deps.pages, testCards: TEST_CARDS }),
    ...testBankRoutes(deps),
    ...orderRoutes(deps),
    ...pageRoutes(deps),
  ];
}
