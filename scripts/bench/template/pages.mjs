import { blog } from './pages/blog.mjs';
import { grid } from './pages/grid.mjs';
import { navigation } from './pages/navigation.mjs';
import { productPage } from './pages/product.mjs';

/** Every engine renders these … */
export const COMMON = [grid, blog, navigation];
/** … and these only the two that have the formatters of a store. */
export const STORE = [
  productPage(false, 'product', 'product page, native money', 10),
  // Without a goal: the public engine is slow only where money is printed for a script.
  productPage(true, 'product-cldr', 'product page, money by locale'),
];
/** Page data comes out of JSON. */
export const PAGES = [...COMMON, ...STORE];
for (const page of PAGES) page.data = JSON.parse(JSON.stringify(page.data));
