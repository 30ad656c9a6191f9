import type { AddToCartVariant } from '@quoin/contract/islands';
import type { InstallmentsOffer } from '../widgets/installments/Installments.tsx';

/** Shows the installments below the price, as the built-in form does (INST-*), for the chosen variant. */
export function adoptInstallments(
  price: HTMLElement,
  offer: InstallmentsOffer,
  servedText: string,
): (variant: AddToCartVariant | null) => void {
  const line = document.createElement('p');
  line.className = 'installments';
  line.lang = offer.language;
  line.dataset.installments = '';
  const text = part('span', 'installments__text');
  const brand = part('span', 'installments__brand', offer.brand);
  line.append(brand, ' ', text, ' ', infoButton(offer));
  return (variant) => {
    text.textContent = variant === null ? servedText : (variant.installmentText ?? '');
    if (text.textContent === '') line.remove();
    else if (!line.isConnected) price.after(line);
  };
}

function infoButton(offer: InstallmentsOffer): HTMLElement {
  const button = part('button', 'installments__info');
  button.setAttribute('type', 'button');
  button.ariaHasPopup = 'dialog';
  button.ariaLabel = offer.infoLabel;
  button.textContent = 'i';
  button.addEventListener('click', () => {
    import('./reactParts.tsx').then(({ openInstallmentsInfo }) => openInstallmentsInfo(offer)).catch(console.warn);
  });
  return button;
}

function part(tag: 'span' | 'button', className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
