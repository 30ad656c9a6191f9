import { statusOf } from '@quoin/contract/problems';
import { insightSentence } from '@quoin/domain/analytics';
import { ProblemReply } from '../../platform/http/replies/reply.ts';
import { FiguresUnavailable } from '../reports/figuresUnavailable.ts';

/** What a question answers, or that its figures cannot be reached now. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof FiguresUnavailable)) throw error;
    const problem = { code: 'figuresUnavailable' } as const;
    throw new ProblemReply(problem, statusOf(problem.code), insightSentence(problem));
  }
}
