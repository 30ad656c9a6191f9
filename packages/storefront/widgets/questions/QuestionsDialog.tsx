import type { ProductForm } from '@quoin/domain/catalog';
import { problemView, productFormFields, QUESTIONS_ID, questionView } from '@quoin/domain/forms';
import { Button } from '@quoin/ui/button';
import { Dialog } from '@quoin/ui/dialog';
import { type FormEvent, type ReactElement, useState } from 'react';
import { pageLanguage } from '../../page/language.ts';
import { cartText } from '../../page/words/cartText.ts';
import { QUESTIONS_CLASSES } from '../alert.ts';
import type { Refusal } from '../form/submitting.ts';
import { TopAlert } from '../form/TopAlert.tsx';
import { QuestionField } from './QuestionField.tsx';
import { sendAnswers, type TypedAnswers } from './sendAnswers.ts';

export interface QuestionsProps {
  readonly form: ProductForm;
  /** Of the product. */
  readonly title: string;
  readonly typed: TypedAnswers;
  readonly words: { readonly submit: string; readonly sending: string };
  /** Answers what is wrong with the answers; null when nothing is, or when it is said elsewhere. */
  readonly send: (additionalFields: string) => Promise<Refusal | null>;
  readonly onClosed: () => void;
}

/** What a product asks its buyer, in a modal (ATC-07, CART-04); the same as the server's page of them. */
export function QuestionsDialog({ form, title, typed, words, send, onClosed }: QuestionsProps): ReactElement {
  const language = pageLanguage() ?? 'en';
  const [answers, setAnswers] = useState(typed.answers);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  const fields = productFormFields(form);
  const situation = { blockId: QUESTIONS_ID, answers, errors: refusal?.errors ?? {}, language };
  const problem = refusal && problemView(fields, situation, refusal.message);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setRefusal(null);
    setRefusal(await sendAnswers(form, answers, { language, send }));
    setIsSending(false);
  };

  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={cartText().answers.close}
      onClose={onClosed}
      classNames={QUESTIONS_CLASSES}
    >
      <form
        className="form-wrapper"
        method="dialog"
        noValidate
        aria-busy={isSending || undefined}
        onSubmit={(event) => void submit(event)}
      >
        {problem !== null && <TopAlert problem={problem} />}
        <div className="field-list">
          {fields.map((field) => (
            <QuestionField
              key={field.id}
              view={questionView(field, situation)}
              onAnswer={(value) => {
                typed.answers = { ...answers, [field.id]: value };
                setAnswers(typed.answers);
              }}
            />
          ))}
        </div>
        <div className="form-button-wrapper">
          <Button className="button button--wide form-submit" type="submit" isBusy={isSending}>
            {isSending ? words.sending : words.submit}
          </Button>
        </div>
        {problem !== null && problem.scrollUp !== '' && (
          <p className="form-alert form-alert--bottom">{problem.scrollUp}</p>
        )}
      </form>
    </Dialog>
  );
}
