/** One step of a reference: a name, or an index when it is all digits and fits 31 bits. */
export type Segment = string | number;
export type Reference = readonly Segment[];

/** What follows a formatter or predicate name. The first character of `text` is the delimiter; no text means no arguments. */
export interface Arguments {
  readonly text: string;
  readonly delimiter: string;
  readonly list: readonly string[];
}

export interface FormatterCall {
  readonly name: string;
  readonly arguments: Arguments;
}

export interface PredicateCall {
  readonly name: string;
  readonly arguments: Arguments;
}

interface Placed {
  /** Where the tag begins in its source. */
  readonly offset: number;
}

export interface TextInstruction {
  readonly kind: 'text';
  readonly text: string;
}
export interface VariableInstruction extends Placed {
  readonly kind: 'variable';
  readonly names: readonly Reference[];
  readonly chain: readonly FormatterCall[];
}
/** The `.or` part of a block; with a call it is another predicate, without one it is the rest. */
export interface Branch extends Placed {
  readonly call: PredicateCall | null;
  readonly body: Instruction[];
  otherwise: Branch | null;
}
export interface SectionInstruction extends Placed {
  readonly kind: 'section';
  readonly name: Reference;
  readonly body: Instruction[];
  otherwise: Branch | null;
}
export interface RepeatedInstruction extends Placed {
  readonly kind: 'repeated';
  readonly name: Reference;
  readonly body: Instruction[];
  readonly alternates: Instruction[];
  otherwise: Branch | null;
}
export interface PredicateInstruction extends Placed {
  readonly kind: 'predicate';
  readonly call: PredicateCall;
  readonly body: Instruction[];
  otherwise: Branch | null;
}
export interface IfInstruction extends Placed {
  readonly kind: 'if';
  readonly names: readonly Reference[];
  /** Between the names, one fewer than these: true is `&&`. */
  readonly isAnd: readonly boolean[];
  readonly body: Instruction[];
  otherwise: Branch | null;
}
export interface MacroInstruction extends Placed {
  readonly kind: 'macro';
  readonly name: string;
  readonly body: Instruction[];
}
export interface VarInstruction extends Placed {
  readonly kind: 'var';
  readonly target: string;
  readonly names: readonly Reference[];
  readonly chain: readonly FormatterCall[];
}
export interface CtxInstruction extends Placed {
  readonly kind: 'ctx';
  readonly target: string;
  readonly bindings: readonly { readonly key: string; readonly name: Reference }[];
}
export interface InjectInstruction extends Placed {
  readonly kind: 'inject';
  readonly target: string;
  readonly path: string;
}
export interface IncludeInstruction extends Placed {
  readonly kind: 'include';
  readonly name: string;
  readonly prints: boolean;
}
export interface EvalInstruction extends Placed {
  readonly kind: 'eval';
  readonly expression: string;
}

export type BlockInstruction =
  | SectionInstruction
  | RepeatedInstruction
  | PredicateInstruction
  | IfInstruction
  | MacroInstruction;

export type Instruction =
  | TextInstruction
  | VariableInstruction
  | BlockInstruction
  | VarInstruction
  | CtxInstruction
  | InjectInstruction
  | IncludeInstruction
  | EvalInstruction;

/** What a tag may be before blocks are assembled. */
export type Token =
  | Instruction
  | (Placed & { readonly kind: 'comment' })
  | (Placed & { readonly kind: 'end' })
  | (Placed & { readonly kind: 'or'; readonly call: PredicateCall | null })
  | (Placed & { readonly kind: 'alternates' });
