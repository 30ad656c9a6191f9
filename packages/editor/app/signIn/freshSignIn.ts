/** Asks for the password again where the server wants it (reliability 1.7); the box that asks is in the site's shell. */
export interface PasswordQuestion {
  /** True when the password was right. */
  readonly answer: (isFresh: boolean) => void;
}

type Listener = (question: PasswordQuestion | null) => void;

let listener: Listener | null = null;

/** The box takes the questions; answers how to stop. */
export function onPasswordQuestion(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

/** Returns false if no dialog can ask, or if the user cancels. */
export function askForPassword(): Promise<boolean> {
  const ask = listener;
  if (ask === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    ask({
      answer: (isFresh) => {
        ask(null);
        resolve(isFresh);
      },
    });
  });
}
