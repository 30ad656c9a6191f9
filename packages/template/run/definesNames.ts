import type { Branch, Instruction } from '../parse/tree.ts';

/** True when running these instructions may leave a local or a macro on the frame they run in. */
export function definesNames(instructions: readonly Instruction[]): boolean {
  return instructions.some(definesName);
}

function definesName(instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'text':
    case 'variable':
      return false;
    case 'section':
    case 'if':
    case 'predicate':
      return definesNames(instruction.body) || branchDefinesNames(instruction.otherwise);
    case 'repeated':
      return (
        definesNames(instruction.body) ||
        definesNames(instruction.alternates) ||
        branchDefinesNames(instruction.otherwise)
      );
    default:
      return true;
  }
}

/** A chain of branches may be longer than the machine's stack is deep. */
function branchDefinesNames(first: Branch | null): boolean {
  for (let branch = first; branch !== null; branch = branch.otherwise) if (definesNames(branch.body)) return true;
  return false;
}
