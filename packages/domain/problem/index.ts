export { accept, type Outcome, type Problem, refuse } from './problem.ts';
