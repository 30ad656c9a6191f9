import {
  APP_RECOVERY_CODES_PATH,
  APP_TWO_STEP_OFF_PATH,
  APP_TWO_STEP_PATH,
  type RecoveryCodesResponse,
  type TwoStepSecretResponse,
} from '@quoin/contract/endpoints/running';
import { parseSignInCode, parseTurnOffTwoStep } from '@quoin/contract/requests';
import type { Outcome } from '@quoin/domain/problem';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import type { ProveCode } from '../twoStep/proveCode.ts';
import { accountRefusal, staffOf } from './accountReplies.ts';

export interface TwoStepRouteDeps {
  readonly accounts: Pick<Accounts, 'renewRecoveryCodes' | 'setUpTwoStep' | 'turnOffTwoStep' | 'turnOnTwoStep'>;
}

/** As often as a sign-in: each asks for a code. */
const GUESSABLE = { rate: 'signIn', forgery: 'crumb', access: 'signedIn' } as const;

/** Two-step sign-in of one's own account (29.7). Whoever finds a signed-in browser does not set it up: the password comes first. */
export function appTwoStepRoutes({ accounts }: TwoStepRouteDeps): AppRoute[] {
  const fresh = { ...GUESSABLE, path: APP_TWO_STEP_PATH, freshSignIn: true } as const;
  return [
    { ...fresh, rate: 'write', method: 'POST', handle: (request) => begin(accounts, request) },
    {
      ...{ ...fresh, method: 'PUT' },
      handle: (request) => withCode(request, (code) => accounts.turnOnTwoStep(staffOf(request), code)),
    },
    {
      ...{ ...GUESSABLE, method: 'POST', path: APP_RECOVERY_CODES_PATH },
      handle: (request) => withCode(request, (code) => accounts.renewRecoveryCodes(staffOf(request), code)),
    },
    { ...GUESSABLE, method: 'POST', path: APP_TWO_STEP_OFF_PATH, handle: (request) => turnOff(accounts, request) },
  ];
}

async function begin(accounts: TwoStepRouteDeps['accounts'], request: AppRequest): Promise<Reply> {
  const outcome = await accounts.setUpTwoStep(staffOf(request));
  return outcome.ok ? json(outcome.value satisfies TwoStepSecretResponse) : accountRefusal(outcome.problem);
}

type CodeUse = (code: string) => Promise<Outcome<readonly string[], ProveCode | 'twoStepOn'>>;

async function withCode(request: AppRequest, use: CodeUse): Promise<Reply> {
  const parsed = parseSignInCode(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await use(parsed.value.code);
  if (!outcome.ok) return accountRefusal(outcome.problem);
  return json({ recoveryCodes: outcome.value } satisfies RecoveryCodesResponse);
}

async function turnOff(accounts: TwoStepRouteDeps['accounts'], request: AppRequest): Promise<Reply> {
  const parsed = parseTurnOffTwoStep(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await accounts.turnOffTwoStep(staffOf(request), parsed.value);
  return outcome.ok ? noContent() : accountRefusal(outcome.problem);
}
