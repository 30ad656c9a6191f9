import type {
  ImportTranslationsRequest,
  MultilingualLanguages,
  SaveTranslationsRequest,
} from '@quoin/contract/endpoints/content';
import { SEPARATORS } from '@quoin/domain/formats';
import type { Outcome } from '@quoin/domain/problem';
import { MAX_FURTHER_LANGUAGES, TRANSLATION_LIMITS } from '@quoin/domain/translations';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'));

const MOST_ASKED = MAX_FURTHER_LANGUAGES * 5;
const MOST_FILE_CHARACTERS = 4_000_000;

const languages = z.object({
  languages: z.array(z.object({ code: text(35), isVisible: z.boolean() })).max(MOST_ASKED),
});
const saved = z.object({
  language: text(35),
  group: text(250),
  texts: z
    .array(
      z.object({
        kind: text(20),
        id: text(200),
        field: text(500),
        value: text(TRANSLATION_LIMITS.html + 1),
        sourceHash: z.string().regex(/^[0-9a-f]{16}$/),
      }),
    )
    .min(1)
    .max(TRANSLATION_LIMITS.atOnce),
});
const imported = z.object({
  language: text(35),
  text: text(MOST_FILE_CHARACTERS),
  apply: z.boolean(),
  separator: z.enum(SEPARATORS).optional(),
});

export const parseMultilingualLanguages = (body: unknown): Outcome<MultilingualLanguages, RequestCode> =>
  parseRequest(languages, body);
export const parseSaveTranslations = (body: unknown): Outcome<SaveTranslationsRequest, RequestCode> =>
  parseRequest(saved, body);
export const parseImportTranslations = (body: unknown): Outcome<ImportTranslationsRequest, RequestCode> =>
  parseRequest(imported, body);
