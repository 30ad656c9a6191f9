import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as insightRefusals from '@quoin/messages/app/insightRefusals';

export type InsightCode = 'figuresUnavailable';

/** For owners. */
const insightWording: Wording<InsightCode> = insightRefusals;

export function insightSentence(problem: Problem<InsightCode>): string {
  return lookUpSentence(insightWording, problem);
}
