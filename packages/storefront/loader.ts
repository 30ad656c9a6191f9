import { isCartExpected } from './cart-store/startPolicy.ts';
import { catchEarlyPresses } from './loader/earlyPresses.ts';
import { findIslands, PILL } from './loader/islands.ts';
import { pageOnce } from './loader/pageOnce.ts';
import { createWakers } from './loader/wakers.ts';
import { whenWanted } from './loader/whenWanted.ts';

/**
 * The only script of a served page that always comes. Small, without React: it finds the islands, keeps presses that come
 * too early, and fetches the rest when somebody wants it. A page without island and without cart loads nothing more.
 */
function start(): void {
  const hasCart = isCartExpected(document.cookie);
  const page = pageOnce({ isCartExpected: hasCart });
  const wakers = createWakers(page);
  const islands = findIslands();
  const pills = islands.filter(({ dataset }) => dataset.island === PILL);
  const widgets = islands.filter((island) => !pills.includes(island));
  const wake = (island: HTMLElement): void => {
    // An island whose widget cannot come stays what it is: plain HTML that works.
    wakers.wake(island).catch((fault: unknown) => console.warn(fault));
  };

  catchEarlyPresses({
    wake: wakers.wake,
    sleepingIslandOf: (target) => {
      const island = target.closest<HTMLElement>('[data-island]');
      return island !== null && islands.includes(island) && wakers.isAsleep(island) ? island : null;
    },
  });

  const followCart = async (): Promise<void> => {
    const { cart } = await page();
    const wakePills = (): void => {
      if ((cart.getState().cart?.totalQuantity ?? 0) > 0) pills.forEach(wake);
    };
    cart.subscribe(wakePills);
    wakePills();
  };
  const follow = (): void => {
    followCart().catch((fault: unknown) => console.warn(fault));
  };

  if (hasCart) follow();
  if (widgets.length > 0) {
    whenWanted(widgets, () => {
      widgets.forEach(wake);
      follow();
    });
  }
}

start();
