export interface Question<Message = string> {
  readonly title: string;
  readonly message: Message;
  readonly confirmLabel: string;
  /** Left out: the question cannot be dismissed, only confirmed. */
  readonly cancelLabel?: string;
  /** What is confirmed takes something away. */
  readonly isDangerous?: boolean;
}

/** A question under way, or none. Free of React, so that anything may ask. */
export interface Confirmation<Message = string> {
  /** True once it is confirmed, false once it is cancelled (MODAL-03). A second question cancels the one before it. */
  ask(question: Question<Message>): Promise<boolean>;
  answer(isConfirmed: boolean): void;
  getQuestion(): Question<Message> | null;
  /** Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function createConfirmation<Message = string>(): Confirmation<Message> {
  const listeners = new Set<() => void>();
  let question: Question<Message> | null = null;
  let settle: ((isConfirmed: boolean) => void) | null = null;

  const change = (next: Question<Message> | null, resolve: typeof settle): void => {
    question = next;
    settle = resolve;
    for (const listener of listeners) listener();
  };
  const answer = (isConfirmed: boolean): void => {
    if (question === null || (!isConfirmed && question.cancelLabel === undefined)) return;
    const resolve = settle;
    change(null, null);
    resolve?.(isConfirmed);
  };

  return {
    answer,
    getQuestion: () => question,
    ask: (next) =>
      new Promise((resolve) => {
        settle?.(false);
        change(next, resolve);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
