import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenQuestions } from '../widgets/add-to-cart/press.ts';
import { fetchInfo } from '../widgets/installments/fetchInfo.ts';
import { InfoDialog } from '../widgets/installments/InfoDialog.tsx';
import type { InstallmentsOffer } from '../widgets/installments/Installments.tsx';
import type { QuestionsProps } from '../widgets/questions/QuestionsDialog.tsx';
import type { RestockFormProps } from '../widgets/restock/RestockForm.tsx';

/** Parts of the product page that are React's: markup that is otherwise alive without it fetches them when it needs one. */

/** What a product asks its buyer, in a modal (ATC-07); null when it cannot be fetched. */
export async function openQuestions(asked: Omit<QuestionsProps, 'onClosed'>): Promise<OpenQuestions | null> {
  const dialog = await import('../widgets/questions/QuestionsDialog.tsx').catch(() => null);
  if (dialog === null) return null;
  const modal = overPage((onClosed) => createElement(dialog.QuestionsDialog, { ...asked, onClosed }));
  return {
    isOpen: modal.isOpen,
    close() {
      // Adding another one asks again.
      asked.typed.answers = {};
      modal.close();
    },
  };
}

/** How paying in parts works, in a modal (INST-05); nothing when its page cannot be fetched. */
export async function openInstallmentsInfo({ infoUrl, closeLabel, language }: InstallmentsOffer): Promise<void> {
  const info = await fetchInfo(infoUrl);
  if (info === null) return;
  overPage((onClosed) => createElement(InfoDialog, { info, closeLabel, language, onClosed }));
}

/** The form for a variant that is sold out, where the template prints none; answers how to take it away. */
export async function mountRestock(host: HTMLElement, props: RestockFormProps): Promise<() => void> {
  const { RestockForm } = await import('../widgets/restock/RestockForm.tsx');
  const root = createRoot(host);
  root.render(createElement(RestockForm, props));
  return () => root.unmount();
}

function overPage(draw: (onClosed: () => void) => ReactElement): OpenQuestions {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    host.remove();
  };
  root.render(draw(close));
  return { isOpen: () => isOpen, close };
}
