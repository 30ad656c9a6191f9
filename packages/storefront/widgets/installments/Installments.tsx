import type { AddToCartProps } from '@quoin/contract/islands';
import { type ReactElement, useState } from 'react';

export type InstallmentsOffer = NonNullable<AddToCartProps['installments']>;

interface Props {
  readonly offer: InstallmentsOffer;
  /** Of the chosen variant's price. */
  readonly text: string;
}

/** How a price can be paid in parts: a pill, a sentence, and a button that opens how it works (INST-*). */
export function Installments({ offer, text }: Props): ReactElement {
  const { brand, infoUrl, infoLabel, closeLabel, language } = offer;
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  const close = () => setDialog(null);
  const open = async (): Promise<void> => {
    const [{ InfoDialog }, { fetchInfo }] = await Promise.all([import('./InfoDialog.tsx'), import('./fetchInfo.ts')]);
    const info = await fetchInfo(infoUrl);
    if (info === null) return;
    setDialog(<InfoDialog info={info} closeLabel={closeLabel} language={language} onClosed={close} />);
  };
  return (
    <>
      <p className="installments" data-installments="" lang={language}>
        <span className="installments__brand">{brand}</span> <span className="installments__text">{text}</span>{' '}
        <button
          className="installments__info"
          type="button"
          aria-haspopup="dialog"
          onClick={() => void open().catch(console.warn)}
        >
          <span aria-hidden="true">i</span>
          <span className="visually-hidden">{infoLabel}</span>
        </button>
      </p>
      {dialog}
    </>
  );
}
