import type { Answer } from '@quoin/contract/client';
import { type AdditionalFieldsRequest, changeAnswersPath, type WireCartEntry } from '@quoin/contract/endpoints/site';
import { type ReactElement, useState } from 'react';
import { isPlainPress } from '../quick-view/widget.ts';

interface Props {
  readonly entry: WireCartEntry;
  readonly changeWord: string;
  readonly onAnswers: (request: AdditionalFieldsRequest) => Promise<Answer<unknown>>;
}

/** What was answered to the questions of a line's product, and the way to answer otherwise (CART-04). */
export function LineAnswers({ entry, changeWord, onAnswers }: Props): ReactElement | null {
  const [questions, setQuestions] = useState<ReactElement | null>(null);
  const { additionalFieldsForm: form, answers } = entry;
  if (form === null) return null;
  const address = changeAnswersPath(entry.id);
  const open = async (): Promise<void> => {
    const { editAnswersView } = await import('../questions/editAnswers.tsx');
    setQuestions(editAnswersView({ form, entry, onAnswers, onClosed: () => setQuestions(null) }));
  };
  return (
    <>
      {answers.length > 0 && (
        <dl className="answers">
          {answers.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="cart-line__change">
        <a
          className="text-button"
          href={address}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            // The same questions are a page of the server's.
            open().catch(() => location.assign(address));
          }}
        >
          {changeWord}
          <span className="visually-hidden">{` ${entry.title}`}</span>
        </a>
      </p>
      {questions}
    </>
  );
}
