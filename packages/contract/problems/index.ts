export type { WireProblem } from './problems.ts';
export { statusOf } from './statuses.ts';
export { isWireProblem, toWireFieldProblems, toWireProblem } from './wireProblem.ts';
