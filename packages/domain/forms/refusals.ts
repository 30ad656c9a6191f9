import type { FormCode } from './wording.ts';

/** Why saving did not work, from the status of the answer (FORM-14); null: the answer's own text is shown. */
export function saveRefusal(status: number): FormCode | null {
  switch (status) {
    case 0:
      return 'unknownError';
    case 401:
      return 'submitNotAllowed';
    case 404:
      return 'formUnknown';
    case 429:
      return 'submissionRateLimit';
    case 500:
      return 'sendFailed';
    default:
      return null;
  }
}
