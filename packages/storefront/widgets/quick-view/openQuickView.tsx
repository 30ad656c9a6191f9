import type { WireImage } from '@quoin/contract/endpoints/site';
import type { AddToCartProps } from '@quoin/contract/islands';
import { Dialog } from '@quoin/ui/dialog';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { type ChosenImage, createChosenImage } from '../../page/chosenImage.ts';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { catalogText } from '../../page/words/catalogText.ts';
import { adopt } from '../add-to-cart/widget.tsx';
import { QUICK_CLASSES } from '../alert.ts';
import { Picture } from '../Picture.tsx';

/** The form of a product's page in a modal over the list. Rejects when there is none to be had: then the link is followed. */
export async function openQuickView(address: string, page: PageContext): Promise<void> {
  const island = await fetchForm(address);
  const props = readIslandProps<AddToCartProps>(island);
  // A picture of its own: the page behind keeps what it shows.
  const chosenImage = createChosenImage();
  const form = await adopt(island, { ...page, chosenImage });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  root.render(<QuickView props={props} form={form} address={address} chosenImage={chosenImage} onClosed={close} />);
}

async function fetchForm(address: string): Promise<HTMLElement> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const island = page.querySelector<HTMLElement>('[data-island="add-to-cart"]');
  if (island === null) throw new Error(`No product form at ${address}`);
  return island;
}

interface QuickViewProps {
  readonly props: AddToCartProps;
  readonly form: ReactElement;
  readonly address: string;
  readonly chosenImage: ChosenImage;
  readonly onClosed: () => void;
}

function QuickView({ props, form, address, chosenImage, onClosed }: QuickViewProps): ReactElement {
  const [isOpen, setIsOpen] = useState(true);
  const chosen = useSyncExternalStore(chosenImage.subscribe, chosenImage.getImageId);
  const image = pictureOf(props.images, chosen);
  // After the dialog has closed, so that the focus is back on the link.
  useEffect(() => {
    if (!isOpen) onClosed();
  }, [isOpen, onClosed]);
  return (
    <Dialog
      isOpen={isOpen}
      title={props.title}
      closeLabel={catalogText().quickView.close}
      onClose={() => setIsOpen(false)}
      classNames={QUICK_CLASSES}
    >
      <div className="quick-view">
        <div className="quick-view__picture">
          {image !== null && <Picture key={image.id} image={image} sizes="(min-width: 48em) 400px, 100vw" isInSight />}
        </div>
        <div>
          <div className="product-form product-variants">{form}</div>
          <a className="quick-view__more" href={address}>
            {catalogText().quickView.more}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

/** The chosen variant's picture, else the product's first (ATC-12). */
export function pictureOf(images: readonly WireImage[], chosen: string | null): WireImage | null {
  return images.find(({ id }) => id === chosen) ?? images[0] ?? null;
}
