import type { Client } from '@quoin/contract/client';
import type { ReactElement } from 'react';
import type { CartStore } from '../cart-store/cartStore.ts';
import type { ButtonEvents } from './buttonEvents.ts';
import type { ChosenImage } from './chosenImage.ts';

/** What the page hands to each of its widgets. */
export interface PageContext {
  readonly client: Client;
  /** One for all widgets of the page. */
  readonly cart: CartStore;
  readonly chosenImage: ChosenImage;
  /** Button events for analytics. */
  readonly buttons: ButtonEvents;
}

/**
 * A widget reads its island (props, what was already typed) and returns the content to mount. Null: leave it unchanged.
 */
export interface Widget {
  adopt(island: HTMLElement, page: PageContext): ReactElement | null | Promise<ReactElement | null>;
  /** Whether it draws the very elements that were served; without, its own take their place. */
  isSame?(island: HTMLElement): boolean;
}
