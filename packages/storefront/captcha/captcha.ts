import type { WireCaptcha } from '@quoin/contract/endpoints/site';
import { CAPTCHA_FAULTS, type CaptchaAction, type CaptchaProvider } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** How a provider's box shall look. */
export interface CaptchaLook {
  readonly theme?: 'light' | 'dark';
  /** The action of the first token, so work can start before the token is requested. */
  readonly action?: CaptchaAction;
}

/** One provider, fetched when it is needed. */
export interface CaptchaPart {
  load(): Promise<void>;
  /** @throws when the node will not do. */
  render(node: HTMLElement, look: CaptchaLook): void;
  /** Empty: nobody has solved it, or it could not be asked for. */
  execute(action: CaptchaAction): Promise<string>;
  /** Resolves when the visitor has solved it. Omitted if there is nothing to solve. */
  solved?(): Promise<void>;
  reset(): void;
  destroy(): void;
}

/** A captcha of one form (CAPT-01): loaded, rendered, executed, reset, destroyed. */
export interface Captcha {
  readonly provider: CaptchaProvider;
  /** Loads what the provider needs and draws it into the nodes. Once; a bad node is logged, the others are drawn. */
  render(nodes: readonly HTMLElement[], look?: CaptchaLook): Promise<void>;
  /** Rejects before `render`, which is a bug in the form. */
  tokenFor(action: CaptchaAction): Promise<Outcome<string, 'captchaMissing'>>;
  /** Resolves when there is a token for another try, or when there can be none: it may wait for a person (FORM-05). */
  isReady(action: CaptchaAction): Promise<void>;
  /** The token is used up; the next one is a new one. */
  reset(): void;
  destroy(): void;
}

export type LoadCaptchaPart = (settings: WireCaptcha) => Promise<CaptchaPart>;

/**
 * Asks nobody anything before `render`. When Google's part cannot come the browser works instead, which the server takes
 * as long as Google does not answer it either.
 */
export function createCaptcha(settings: WireCaptcha, loadPart: LoadCaptchaPart = fetchPart): Captcha {
  let drawing: Promise<CaptchaPart | null> | null = null;
  let isGone = false;

  const draw = async (nodes: readonly HTMLElement[], look: CaptchaLook): Promise<CaptchaPart | null> => {
    const part = await loaded(settings, loadPart);
    if (part === null || isGone) return null;
    for (const node of nodes) drawInto(part, node, look);
    return part;
  };

  return {
    provider: settings.provider,
    async render(nodes, look = {}) {
      drawing ??= draw(nodes, look);
      await drawing;
    },
    async tokenFor(action) {
      if (drawing === null || isGone) throw new Error(CAPTCHA_FAULTS.notSetUp);
      const part = await drawing;
      const token = part === null ? '' : await part.execute(action).catch(() => '');
      return token === '' ? refuse('captchaMissing') : accept(token);
    },
    async isReady(action) {
      const part = await drawing;
      if (part?.solved !== undefined) await part.solved();
      else await part?.execute(action).catch(() => '');
    },
    reset: () => void drawing?.then((part) => part?.reset()),
    destroy() {
      isGone = true;
      void drawing?.then((part) => part?.destroy());
    },
  };
}

async function loaded(settings: WireCaptcha, loadPart: LoadCaptchaPart): Promise<CaptchaPart | null> {
  for (const wanted of [settings, WORK]) {
    try {
      const part = await loadPart(wanted);
      await part.load();
      return part;
    } catch (fault) {
      console.warn(fault);
    }
  }
  return null;
}

const WORK: WireCaptcha = { provider: 'proofOfWork', siteKey: '' };

function drawInto(part: CaptchaPart, node: HTMLElement, look: CaptchaLook): void {
  try {
    part.render(node, look);
  } catch (fault) {
    console.error(CAPTCHA_FAULTS.badNode, node, fault);
  }
}

/** Each provider is a separate file, so a page loads only its own. */
const fetchPart: LoadCaptchaPart = async ({ provider, siteKey }) => {
  if (provider === 'proofOfWork') return (await import('./proofOfWork.ts')).proofOfWork();
  return (await import('./recaptcha.ts')).recaptcha(provider, siteKey);
};
