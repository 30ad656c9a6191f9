import type {
  ChangePasswordRequest,
  ChooseLanguageRequest,
  ForgotRequest,
  ResetRequest,
  SignInCodeRequest,
  TurnOffTwoStepRequest,
} from '@quoin/contract/endpoints/running';
import { SPOKEN_APP_LANGUAGES } from '@quoin/domain/languages';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

// Longer than any password may be, so that the rule itself can say what is wrong.
const password = z.string().max(1024);
const changePassword = z.object({ currentPassword: password, password });
const language = z.object({ language: z.enum(SPOKEN_APP_LANGUAGES).nullable() });
const forgot = z.object({ email: z.string().trim().max(320) });
const code = z.object({ code: z.string().max(100) });
const turnOff = code.extend({ password });
const reset = z.object({ token: z.string().max(200), password });

export function parseChangePassword(body: unknown): Outcome<ChangePasswordRequest, RequestCode> {
  return parseRequest(changePassword, body);
}

export function parseChooseLanguage(body: unknown): Outcome<ChooseLanguageRequest, RequestCode> {
  return parseRequest(language, body);
}

export function parseForgot(body: unknown): Outcome<ForgotRequest, RequestCode> {
  return parseRequest(forgot, body);
}

export function parseReset(body: unknown): Outcome<ResetRequest, RequestCode> {
  return parseRequest(reset, body);
}

export function parseSignInCode(body: unknown): Outcome<SignInCodeRequest, RequestCode> {
  return parseRequest(code, body);
}

export function parseTurnOffTwoStep(body: unknown): Outcome<TurnOffTwoStepRequest, RequestCode> {
  return parseRequest(turnOff, body);
}
