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

/**
 * The form of a product's page in a modal over the list. Rejects when there is none to be had: then the link is followed.
 * `listed`: the addresses of all that are listed with it, which the modal turns to where the theme shows arrows.
 */
export async function openQuickView(address: string, page: PageContext, listed: readonly string[]): Promise<void> {
  const first = await loadQuick(address, page);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  const others = hasTweak('show-arrows') ? listed : [];
  root.render(<QuickView first={first} listed={others} load={(to) => loadQuick(to, page)} onClosed={close} />);
}

/** What a product's page brings into the modal. */
interface Quick {
  readonly address: string;
  readonly props: AddToCartProps;
  readonly form: ReactElement;
  /** A separate picture: the page behind keeps its own. */
  readonly chosenImage: ChosenImage;
  readonly excerpt: string;
}

async function loadQuick(address: string, page: PageContext): Promise<Quick> {
  const [island, excerpt] = await Promise.all([fetchForm(address), fetchExcerpt(address)]);
  const chosenImage = createChosenImage();
  const props = readIslandProps<AddToCartProps>(island);
  return { address, props, form: await adopt(island, { ...page, chosenImage }), chosenImage, excerpt };
}

/** A class of the body that says how the theme wants its quick views. */
function hasTweak(name: string): boolean {
  return document.body.classList.contains(`tweak-product-quick-view-lightbox-${name}`);
}

/** As text, where the theme shows it; one that can't be had is left out. */
async function fetchExcerpt(address: string): Promise<string> {
  if (!hasTweak('excerpt-display-truncate') && !hasTweak('excerpt-display-full')) return '';
  try {
    const response = await fetch(`${address}?format=json`, { credentials: 'same-origin' });
    const { item } = (await response.json()) as { readonly item?: { readonly excerpt?: string } };
    return new DOMParser().parseFromString(item?.excerpt ?? '', 'text/html').body.textContent.trim();
  } catch {
    return '';
  }
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
  readonly first: Quick;
  readonly listed: readonly string[];
  readonly load: (address: string) => Promise<Quick>;
  readonly onClosed: () => void;
}

function QuickView({ first, listed, load, onClosed }: QuickViewProps): ReactElement {
  const [isOpen, setIsOpen] = useState(true);
  const [shown, setShown] = useState(first);
  // After the dialog has closed, so that the focus is back on the link.
  useEffect(() => {
    if (!isOpen) onClosed();
  }, [isOpen, onClosed]);
  const turnTo = (address: string): void =>
    void load(address).then(setShown, (fault: unknown) => {
      console.warn(fault);
      location.assign(address);
    });
  return (
    <Dialog
      isOpen={isOpen}
      title={shown.props.title}
      closeLabel={catalogText().quickView.close}
      onClose={() => setIsOpen(false)}
      classNames={QUICK_CLASSES}
    >
      <Arrows listed={listed} address={shown.address} onTurn={turnTo} />
      <QuickProduct key={shown.address} {...shown} />
    </Dialog>
  );
}

function QuickProduct({ props, form, address, chosenImage, excerpt }: Quick): ReactElement {
  const chosen = useSyncExternalStore(chosenImage.subscribe, chosenImage.getImageId);
  const image = pictureOf(props.images, chosen);
  return (
    <div className="quick-view">
      <div className="quick-view__picture">
        {image !== null && <Picture key={image.id} image={image} sizes="(min-width: 48em) 400px, 100vw" isInSight />}
      </div>
      <div>
        {excerpt !== '' && <p className="quick-view__excerpt">{excerpt}</p>}
        <div className="product-form product-variants">{form}</div>
        <a className="quick-view__more" href={address}>
          {catalogText().quickView.more}
        </a>
      </div>
    </div>
  );
}

interface ArrowsProps {
  readonly listed: readonly string[];
  readonly address: string;
  readonly onTurn: (address: string) => void;
}

/** Round the list, whichever way. */
function Arrows({ listed, address, onTurn }: ArrowsProps): ReactElement | null {
  const place = listed.indexOf(address);
  if (place < 0 || listed.length < 2) return null;
  const words = catalogText().quickView;
  const arrow = (step: number, label: string, sign: string) => (
    <button
      type="button"
      className="button button--quiet"
      aria-label={label}
      onClick={() => onTurn(listed.at((place + step) % listed.length) ?? address)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="quick-view__arrows">
      {arrow(-1, words.previous, '‹')}
      {arrow(1, words.next, '›')}
    </div>
  );
}

/** The chosen variant's picture, else the product's first (ATC-12). */
export function pictureOf(images: readonly WireImage[], chosen: string | null): WireImage | null {
  return images.find(({ id }) => id === chosen) ?? images[0] ?? null;
}
