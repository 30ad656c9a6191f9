import { z } from 'zod';

/** A moment of our time: nothing that no calendar or database knows. */
export const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 3000);

export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));

/** Empty counts as nothing. */
export const maybe = (max: number) =>
  words(max)
    .nullish()
    .transform((text) => text || null);

export const money = z.object({ currency: words(3), value: words(40) });

/** A changed value comes plain, or as clients made from the description send it: `{present, value}`. */
export function change<Schema extends z.ZodType>(schema: Schema) {
  const unwrap = (given: unknown) => {
    if (typeof given !== 'object' || given === null || !('present' in given)) return given;
    return given.present === true && 'value' in given ? given.value : undefined;
  };
  return z.preprocess(unwrap, schema.nullish());
}
