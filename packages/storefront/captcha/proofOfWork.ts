import { type CaptchaChallenge, type CaptchaProof, captchaChallengePath } from '@quoin/contract/endpoints/site';
import type { CaptchaAction } from '@quoin/domain/access';
import type { CaptchaPart } from './captcha.ts';
import { SOLVER_ADDRESS, solveWork } from './solver.ts';

/** The server takes a proof for twenty minutes after it gave the work. */
const GOOD_FOR = 15 * 60_000;

interface Proof {
  readonly action: CaptchaAction;
  readonly startedAt: number;
  readonly token: Promise<string>;
}

export interface WorkParts {
  readonly fetchChallenge: (action: CaptchaAction) => Promise<CaptchaChallenge>;
  readonly solve: (challenge: CaptchaChallenge) => Promise<CaptchaProof['solution'] | null>;
  /** Milliseconds from anywhere. */
  readonly now: () => number;
  readonly stop: () => void;
}

/** The browser works for a moment, which costs a person nothing and a machine that sends thousands much. Nothing is drawn. */
export function proofOfWork(parts: WorkParts = browserParts()): CaptchaPart {
  let proof: Proof | null = null;

  const prove = (action: CaptchaAction): Proof => {
    const token = parts.fetchChallenge(action).then((challenge) => workedOut(parts, challenge));
    // Callers that await it receive the failure. Until then it is ignored.
    token.catch(() => undefined);
    return { action, startedAt: parts.now(), token };
  };
  const isGood = (held: Proof, action: CaptchaAction): boolean =>
    held.action === action && parts.now() - held.startedAt < GOOD_FOR;

  return {
    load: () => Promise.resolve(),
    render(_node, { action }) {
      if (action !== undefined) proof ??= prove(action);
    },
    async execute(action) {
      if (proof === null || !isGood(proof, action)) proof = prove(action);
      try {
        return await proof.token;
      } catch (fault) {
        proof = null;
        throw fault;
      }
    },
    reset() {
      proof = null;
    },
    destroy() {
      proof = null;
      parts.stop();
    },
  };
}

/** A challenge that came with an answer; '' where no counter fits. */
export async function doWork(challenge: CaptchaChallenge): Promise<string> {
  const parts = browserParts();
  try {
    return await workedOut(parts, challenge);
  } finally {
    parts.stop();
  }
}

async function workedOut({ solve }: Pick<WorkParts, 'solve'>, challenge: CaptchaChallenge): Promise<string> {
  const solution = await solve(challenge);
  return solution === null ? '' : tokenOf({ challenge, solution });
}

function tokenOf(proof: CaptchaProof): string {
  return btoa(JSON.stringify(proof));
}

function browserParts(): WorkParts {
  let worker: Worker | null = null;
  return {
    now: () => performance.now(),
    async fetchChallenge(action) {
      const response = await fetch(captchaChallengePath(action), { headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`No captcha challenge: HTTP ${response.status}`);
      return (await response.json()) as CaptchaChallenge;
    },
    async solve(challenge) {
      try {
        worker ??= new Worker(SOLVER_ADDRESS, { type: 'module' });
        return await askWorker(worker, challenge);
      } catch {
        // No worker to be had: between two frames, then.
        return solveWork(challenge, () => new Promise((resolve) => setTimeout(resolve)));
      }
    },
    stop() {
      worker?.terminate();
      worker = null;
    },
  };
}

function askWorker(worker: Worker, challenge: CaptchaChallenge): Promise<CaptchaProof['solution'] | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CaptchaProof['solution'] | null>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker did not start'));
    worker.postMessage(challenge);
  });
}
