import type { Answer } from '@quoin/contract/client';
import type { AdditionalFieldsRequest, WireCartEntry } from '@quoin/contract/endpoints/site';
import type { ProductForm } from '@quoin/domain/catalog';
import { fieldTextsIn, keptTexts, productFormAnswers } from '@quoin/domain/forms';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../page/language.ts';
import { cartText } from '../../page/words/cartText.ts';
import type { Refusal } from '../form/submitting.ts';
import { QuestionsDialog } from './QuestionsDialog.tsx';

interface Asking {
  readonly form: ProductForm;
  readonly entry: Pick<WireCartEntry, 'title' | 'itemId' | 'chosenVariant' | 'additionalFields'>;
  readonly onAnswers: (request: AdditionalFieldsRequest) => Promise<Answer<unknown>>;
  readonly onClosed: () => void;
}

/** The questions of a line's product with what the line answers now (CART-04). */
export function editAnswersView(asking: Asking): ReactElement {
  const { form, entry, onClosed } = asking;
  return (
    <QuestionsDialog
      form={form}
      title={entry.title}
      typed={{ answers: productFormAnswers(form, keptTexts(entry.additionalFields)) }}
      words={{ submit: cartText().answers.save, sending: fieldTextsIn(pageLanguage() ?? 'en').saving }}
      send={(additionalFields) => changeAnswers(asking, additionalFields)}
      onClosed={onClosed}
    />
  );
}

/** The modal closes once they are saved. The server's objections are shown above the fields. */
export async function changeAnswers(
  { entry, onAnswers, onClosed }: Omit<Asking, 'form'>,
  additionalFields: string,
): Promise<Refusal | null> {
  const { itemId, chosenVariant } = entry;
  const changed = await onAnswers({ itemId, sku: chosenVariant.sku, additionalFields });
  if (changed.ok) {
    onClosed();
    return null;
  }
  const { message, fields } = changed.problem;
  return { message, errors: fields ?? {} };
}
