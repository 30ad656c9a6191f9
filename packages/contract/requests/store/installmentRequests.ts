import type { AppInstallmentsResponse } from '@quoin/contract/endpoints/store';
import { INSTALLMENT_COUNTRIES, INSTALLMENT_PROVIDERS } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const installments = z.object({
  isEnabled: z.boolean(),
  provider: z.enum(INSTALLMENT_PROVIDERS),
  country: z.enum(INSTALLMENT_COUNTRIES),
  min: z.number(),
  max: z.number(),
});

export type InstallmentsRequest = z.infer<typeof installments> & AppInstallmentsResponse;

export function parseInstallments(body: unknown): Outcome<InstallmentsRequest, RequestCode> {
  return parseRequest(installments, body);
}
