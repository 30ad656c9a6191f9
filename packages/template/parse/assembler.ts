import type { Report } from './parse.ts';
import type { BlockInstruction, Branch, Instruction, PredicateCall, Token } from './tree.ts';

/** The names blocks have in diagnostics. */
const BLOCK_NAMES = {
  section: 'SECTION',
  repeated: 'REPEATED',
  predicate: 'PREDICATE',
  if: 'IF',
  macro: 'MACRO',
} as const;

/** A block that is not closed yet: `target` is the list its next instruction goes to. */
interface OpenBlock {
  readonly instruction: BlockInstruction;
  target: Instruction[];
  /** The last `.or` of the block, if there was one. */
  branch: Branch | null;
  part: 'body' | 'alternates' | 'or';
  offset: number;
}

/** Tokens → tree. Keeps its own stack instead of recursing, so no source can exhaust the machine's. */
export class Assembler {
  readonly #root: Instruction[] = [];
  readonly #open: OpenBlock[] = [];
  readonly #report: Report;
  readonly #depth: number;
  #target: Instruction[] = this.#root;

  constructor(report: Report, depth: number) {
    this.#report = report;
    this.#depth = depth;
  }

  text(text: string): void {
    const last = this.#target.at(-1);
    if (last?.kind === 'text') this.#target[this.#target.length - 1] = { kind: 'text', text: last.text + text };
    else this.#target.push({ kind: 'text', text });
  }

  token(token: Token): void {
    switch (token.kind) {
      case 'comment':
        break;
      case 'text':
        this.text(token.text);
        break;
      case 'end':
        this.#end(token.offset);
        break;
      case 'or':
        this.#or(token.call, token.offset);
        break;
      case 'alternates':
        this.#alternates(token.offset);
        break;
      case 'section':
      case 'repeated':
      case 'predicate':
      case 'if':
      case 'macro':
        this.#begin(token);
        break;
      default:
        this.#target.push(token);
    }
  }

  /** The whole tree; a block left open is closed here. */
  finish(): Instruction[] {
    const block = this.#open.at(-1);
    if (block) this.#report('EOF_IN_BLOCK', { kind: partName(block) }, block.offset);
    return this.#root;
  }

  #begin(instruction: BlockInstruction): void {
    if (instruction.kind === 'if' && instruction.names.length === 0) this.#report('IF_EMPTY', {}, instruction.offset);
    if (this.#open.length === this.#depth) {
      this.#report('BLOCKS_TOO_DEEP', { limit: this.#depth }, instruction.offset);
    }
    // Too deep: the block is read to its end but hangs on nothing, so it prints nothing.
    if (this.#open.length < this.#depth) this.#target.push(instruction);
    const { body: target, offset } = instruction;
    this.#open.push({ instruction, target, branch: null, part: 'body', offset });
    this.#target = target;
  }

  #end(offset: number): void {
    if (this.#open.pop() === undefined) this.#report('NOT_ALLOWED_AT_ROOT', { kind: 'END' }, offset);
    this.#target = this.#open.at(-1)?.target ?? this.#root;
  }

  #or(call: PredicateCall | null, offset: number): void {
    const block = this.#open.at(-1);
    if (block === undefined) this.#report('NOT_ALLOWED_AT_ROOT', { kind: 'OR_PREDICATE' }, offset);
    else if (block.instruction.kind === 'macro') this.#refuse('OR_PREDICATE', block, offset);
    else if (block.branch?.call === null) this.#report('DEAD_CODE_BLOCK', { kind: 'OR_PREDICATE' }, offset);
    else this.#branch(block, block.instruction, { offset, call, body: [], otherwise: null });
  }

  #branch(block: OpenBlock, instruction: Exclude<BlockInstruction, { kind: 'macro' }>, branch: Branch): void {
    if (block.branch === null) instruction.otherwise = branch;
    else block.branch.otherwise = branch;
    block.branch = branch;
    this.#enter(block, 'or', branch.body, branch.offset);
  }

  #alternates(offset: number): void {
    const block = this.#open.at(-1);
    if (block === undefined) this.#report('NOT_ALLOWED_AT_ROOT', { kind: 'ALTERNATES_WITH' }, offset);
    else if (block.instruction.kind !== 'repeated' || block.part !== 'body')
      this.#refuse('ALTERNATES_WITH', block, offset);
    else this.#enter(block, 'alternates', block.instruction.alternates, offset);
  }

  #enter(block: OpenBlock, part: OpenBlock['part'], target: Instruction[], offset: number): void {
    block.part = part;
    block.offset = offset;
    block.target = target;
    this.#target = target;
  }

  #refuse(kind: string, block: OpenBlock, offset: number): void {
    this.#report('NOT_ALLOWED_IN_BLOCK', { kind, block: partName(block) }, offset);
  }
}

function partName(block: OpenBlock): string {
  return block.part === 'or' ? 'OR_PREDICATE' : BLOCK_NAMES[block.instruction.kind];
}
