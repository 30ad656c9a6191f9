import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';
import { doWork } from './proofOfWork.ts';

/** Loaded when a visitor has reached a limit: the browser works for a moment, and the request goes again. */
export async function proveLimit(work: CaptchaChallenge): Promise<string> {
  try {
    return await doWork(work);
  } catch {
    return '';
  }
}
