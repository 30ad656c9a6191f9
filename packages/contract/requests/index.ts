export { ADDITIONAL_FIELDS_LIMITS, canonicalFields, NO_ADDITIONAL_FIELDS } from './additionalFields.ts';
export { parseSignIn } from './appRequests.ts';
export { parseAddEntry, parseAdditionalFields, parseRestoreEntry, parseSetQuantity } from './cartRequests.ts';
export {
  MAX_NOTE_LENGTH,
  parseAddress,
  parseConfirm,
  parseContact,
  parsePay,
  parseShipping,
} from './checkoutRequests.ts';
export type { RequestCode } from './parseRequest.ts';
