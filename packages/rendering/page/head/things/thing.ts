/** One thing as schema.org describes it. Values are plain text. */
export type Thing = Readonly<Record<string, unknown>>;

export const SCHEMA = 'https://schema.org';
