export { canMove, isFinal, type Moves, movesTo, unreachableStates } from './moves.ts';
