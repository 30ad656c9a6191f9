import type { DesignStylesheetRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Bounds of one call. A stylesheet of an owner is as long as its record may be. */
export const DESIGN_BOUNDS = { tweaks: 500, tweak: 2000, customCss: 200_000 } as const;

const stylesheet = z.object({
  theme: z.string().max(63),
  tweaks: z
    .record(z.string().max(200), z.string().max(DESIGN_BOUNDS.tweak))
    .refine((tweaks) => Object.keys(tweaks).length <= DESIGN_BOUNDS.tweaks),
  customCss: z
    .string()
    .max(DESIGN_BOUNDS.customCss)
    .refine((text) => !text.includes('\0')),
});

export function parseDesignStylesheet(body: unknown): Outcome<DesignStylesheetRequest, RequestCode> {
  return parseRequest(stylesheet, body);
}
