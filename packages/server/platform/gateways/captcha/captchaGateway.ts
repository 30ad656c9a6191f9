import type { CaptchaAction } from '@quoin/domain/access';

/** A third party's verdict on a visitor. */
export type CaptchaVerdict = 'human' | 'robot' | 'unreachable';

export interface CaptchaAsk {
  readonly token: string;
  readonly action: CaptchaAction;
  readonly ip: string;
}

/** A provider outside, with the keys of one site. Neither call rejects. */
export interface CaptchaGateway {
  verify(ask: CaptchaAsk): Promise<CaptchaVerdict>;
  /** Whether it answers at all now. */
  isReachable(): Promise<boolean>;
}
