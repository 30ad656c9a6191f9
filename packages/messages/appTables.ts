/** Texts of the app in the chosen language, by table: in the order of its English ones. */
export type AppTexts = Readonly<Record<string, readonly unknown[]>>;

let chosen: AppTexts = {};

/** Before any module of the app runs: its tables are read when they are first imported. */
export function chooseAppTexts(texts: AppTexts): void {
  chosen = texts;
}

/** A table in the chosen language. */
export function appTable<Texts extends readonly unknown[]>(name: string, english: Texts): Texts {
  // The compiler writes both from the same keys.
  return Object.hasOwn(chosen, name) ? (chosen[name] as unknown as Texts) : english;
}
