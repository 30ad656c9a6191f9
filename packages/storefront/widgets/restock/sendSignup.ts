import type { ClientProblem, RestockCalls } from '@quoin/contract/client';
import type { RestockSignupRequest } from '@quoin/contract/endpoints/site';
import type { RestockProps } from '@quoin/contract/islands';
import { CAPTCHA_ACTIONS, type CaptchaProvider, captchaSentence } from '@quoin/domain/access';
import { decideRestockEmail, restockSentence } from '@quoin/domain/restock';
import type { Captcha } from '../../captcha/captcha.ts';
import { pageLanguage } from '../../page/language.ts';

export interface SignupEntry {
  readonly productId: string;
  readonly variantId: string;
  /** As typed. */
  readonly email: string;
  readonly joins: boolean;
}

export interface SignupMeans {
  readonly props: RestockProps;
  readonly captcha: Pick<Captcha, 'provider' | 'tokenFor' | 'reset' | 'destroy'> | null;
  readonly calls: RestockCalls;
  /** What was typed can be sent: from now on the form waits. */
  readonly onSending: () => void;
}

/** Empty when it worked; else what the form says (RSTK-03, RSTK-05). */
export async function sendSignup(means: SignupMeans, entry: SignupEntry): Promise<string> {
  const { captcha, calls, onSending } = means;
  const email = decideRestockEmail(entry.email);
  if (!email.ok) return restockSentence(email.problem, pageLanguage());
  onSending();
  const token = (await captcha?.tokenFor(CAPTCHA_ACTIONS.restock)) ?? null;
  if (token !== null && !token.ok) return captchaSentence(token.problem, pageLanguage());
  const answer = await calls.signUp(requestOf(means, { ...entry, email: email.value }, token?.value ?? ''));
  if (answer.ok) captcha?.destroy();
  else captcha?.reset();
  return answer.ok ? '' : failureText(answer.problem, captcha?.provider ?? null);
}

/** RSTK-02. */
function requestOf({ props, captcha }: SignupMeans, entry: SignupEntry, token: string): RestockSignupRequest {
  const { productId, variantId, email, joins } = entry;
  const name = captcha?.provider === 'recaptchaEnterprise' ? 'recaptchaEnterpriseV3Token' : 'captchaToken';
  return {
    ...{ productId, variantId },
    siteVisitorEmail: email,
    isJoinMailingList: props.offersMailingList && joins,
    ...(captcha === null ? {} : { [name]: token }),
    ...(props.language === '' ? {} : { language: props.language }),
  };
}

/** Problems without a server message. */
const WITHOUT_MESSAGE = new Set(['fault', 'networkFailed']);

/** RSTK-05: the server's message; where there is none, with Enterprise's captcha, the fallback. */
export function failureText(problem: ClientProblem, provider: CaptchaProvider | null): string {
  const hasMessage = !WITHOUT_MESSAGE.has(problem.code);
  if (hasMessage || provider !== 'recaptchaEnterprise') return problem.message;
  return restockSentence({ code: 'restockSubmitFailed' }, pageLanguage());
}
