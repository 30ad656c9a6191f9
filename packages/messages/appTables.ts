/** Texts of the app in one language, by table: in the order of its English ones. */
export type AppTexts = Readonly<Record<string, readonly unknown[]>>;

/** The language in which somebody uses the app, and its texts in it. */
export interface AppSpeech {
  readonly language: string;
  readonly texts: AppTexts;
}

export const ENGLISH_SPEECH: AppSpeech = { language: 'en', texts: {} };

let speech: () => AppSpeech = () => ENGLISH_SPEECH;

/**
 * How the reader is spoken to. A browser has one language, chosen before any module of the app runs: plain texts are read
 * when a table is first imported. The server has one for each request: it says only functions in it.
 */
export function speakApp(now: () => AppSpeech): void {
  speech = now;
}

/** The language of who uses the app at this moment; English for everything else. */
export function spokenLanguage(): string {
  return speech().language;
}

type Say = (...values: readonly unknown[]) => string;

/** A table in the reader's language; its functions ask for the language whenever they are called. */
export function appTable<Texts extends readonly unknown[]>(name: string, english: Texts): Texts {
  const table = () => {
    const { texts } = speech();
    return Object.hasOwn(texts, name) ? (texts[name] ?? english) : english;
  };
  const live = table().map((text, at) =>
    typeof text === 'function' ? (...values: readonly unknown[]) => (table()[at] as Say)(...values) : text,
  );
  // The compiler writes both from the same keys.
  return live as unknown as Texts;
}
