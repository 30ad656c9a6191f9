import type { AppPrivacyResponse } from '@quoin/contract/endpoints/running';
import { CONSENT_MODES, PRIVACY_BOUNDS } from '@quoin/domain/analytics';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const settings = z.object({
  consent: z.enum(CONSENT_MODES),
  isTrackingOff: z.boolean(),
  hasPaywall: z.boolean(),
  banner: z.object({
    title: z.string().trim().max(PRIVACY_BOUNDS.title),
    text: z.string().trim().max(PRIVACY_BOUNDS.text),
  }),
});

export function parsePrivacySettings(body: unknown): Outcome<AppPrivacyResponse, RequestCode> {
  return parseRequest(settings, body);
}
