import { RESTOCK_PATH, type RestockSignupRequest } from '@quoin/contract/endpoints/site';
import type { Client } from './client.ts';
import type { Answer } from './clientProblem.ts';

export interface RestockCalls {
  /** RSTK-02. */
  signUp(request: RestockSignupRequest): Promise<Answer<object>>;
}

/** Signing up for what is sold out. */
export function restockCalls({ act }: Pick<Client, 'act'>): RestockCalls {
  return { signUp: (request) => act('POST', RESTOCK_PATH, request) };
}
