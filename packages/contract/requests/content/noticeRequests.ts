import type { SaveNoticesRequest } from '@quoin/contract/endpoints/running';
import type { Outcome } from '@quoin/domain/problem';
import {
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_SIZES,
  POPUP_COLUMNS,
  POPUP_LIMITS,
  POPUP_ROWS,
} from '@quoin/domain/site';
import { SECTION_THEMES } from '@quoin/domain/styles';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'))
    .transform((value) => value.trim());
const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

const notices = z.object({
  popup: z.object({
    isShown: z.boolean(),
    title: text(POPUP_LIMITS.title),
    text: text(POPUP_LIMITS.text),
    buttonText: text(POPUP_LIMITS.buttonText),
    buttonUrl: text(POPUP_LIMITS.url),
    form: text(POPUP_LIMITS.form),
    row: z.enum(POPUP_ROWS),
    column: z.enum(POPUP_COLUMNS),
    theme: z.enum(['light', 'dark']),
    trigger: z.enum(['timer', 'scroll']),
    delaySeconds: within(POPUP_LIMITS.delaySeconds),
    scrollPercent: within(POPUP_LIMITS.scrollPercent),
    showAgainAfterDays: within(POPUP_LIMITS.showAgainAfterDays),
    where: z.enum(['everywhere', 'home']),
  }),
  announcement: z.object({
    isShown: z.boolean(),
    text: text(ANNOUNCEMENT_LIMITS.text),
    url: text(ANNOUNCEMENT_LIMITS.url),
    isDismissible: z.boolean(),
    theme: z.enum(['', ...SECTION_THEMES]).default(''),
    size: z.enum(ANNOUNCEMENT_SIZES).default('small'),
    align: z.enum(ANNOUNCEMENT_PLACES).default('center'),
  }),
  revision: z.int().min(0),
});

export function parseSaveNotices(body: unknown): Outcome<SaveNoticesRequest, RequestCode> {
  return parseRequest(notices, body);
}
