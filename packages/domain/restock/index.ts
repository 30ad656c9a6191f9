export { type RestockWords, restockWords } from './aroundWording.ts';
export {
  DEFAULT_RESTOCK,
  type RestockSettings,
  restockSettingsOf,
  SUCCESS_TEXT_LENGTH,
  storedRestock,
} from './settings.ts';
export {
  CONFIRM_DAYS,
  CONFIRMATIONS_PER_DAY,
  decideRestockEmail,
  isRestockOffered,
  type SignUpCode,
  WAITING_PER_ADDRESS,
} from './signUp.ts';
export { SIGN_UP_MOVES, type SignUpState } from './signUpMoves.ts';
export {
  type RestockCode,
  type RestockFormWords,
  restockFormWords,
  restockGroupSentence,
  restockSentence,
  restockSuccessText,
  restockWording,
} from './wording.ts';
