import { Node, Opcode, Type } from '@squarespace/template-engine';
import {
  keepAlternates,
  textOf,
  withAssembler,
  withContext,
  withFormatters,
  withInstruction,
  withIntegers,
} from '../corrections.ts';
import type { Outcome } from '../peer.ts';
import type { Slip } from './slip.ts';

const MISTAKE = /(?:^|: )RuntimeError: Error parsing expression: /;

/** The same errors, but for what is wrong with expressions; and something is, to both. */
function differOnlyInMistakes(theirs: Outcome, ours: Outcome): boolean {
  const others = ({ errors }: Outcome): string => errors.filter((message) => !MISTAKE.test(message)).join('\n');
  return (
    [theirs, ours].every(({ errors }) => errors.some((message) => MISTAKE.test(message))) &&
    others(theirs) === others(ours)
  );
}

const withoutDebug = (output: string): string => output.replace(/EVAL=\[(?:\[[^\]]*\](?:, )?)*\]/g, 'EVAL=[]');

/** Of the language itself: instructions, names, partials, expressions, limits. In the order in which they are corrected. */
export const LANGUAGE_SLIPS: readonly Slip[] = [
  {
    id: 'alternates-block',
    what: 'A block inside `{.alternates with}`',
    there: 'lands in the main block; a second `alternates with` after it is accepted',
    here: 'stays between the items; the second one is an error',
    why: 'documented slip',
    correct: (peer) => withAssembler(peer, keepAlternates),
  },
  {
    id: 'array-length',
    what: '`{length}` as a first name inside a loop',
    there: "the array's length",
    here: 'missing',
    why: 'own properties only',
    correct: (peer) =>
      withContext(peer, (context) => {
        const { resolveName } = context;
        context.resolveName = (name, frame) =>
          frame.node.type === Type.ARRAY && typeof name === 'string' && !/^(?:@|\d+$)/.test(name)
            ? new Node(null, Type.MISSING)
            : resolveName.call(context, name, frame);
      }),
  },
  {
    id: 'if-empty',
    what: '`{.if }`',
    there: 'error while rendering',
    here: 'error while parsing, block is false',
    why: 'said where it is',
    correct: (peer) =>
      withInstruction(
        withAssembler(peer, (assembler) => {
          const { accept } = assembler;
          assembler.accept = (instruction) => {
            const code: unknown =
              typeof instruction === 'object' && 'code' in instruction ? instruction.code : instruction;
            if (Array.isArray(code) && code[0] === Opcode.IF && Array.isArray(code[2]) && code[2].length === 0) {
              assembler.error({ type: 'assembler', message: 'SyntaxError: IF instruction has no variables' });
            }
            accept.call(assembler, instruction);
          };
        }),
        Opcode.IF,
        (original) => (instruction, context) => {
          const [, , variables, , alternate] = instruction as unknown as [unknown, unknown, unknown[], unknown, never];
          if (variables.length > 0) original(instruction, context);
          else if (alternate) context.engine?.execute(alternate, context);
        },
      ),
  },
  {
    id: 'partial-depth',
    what: 'Partial too deep',
    there: 'each failure lowers the depth that is left',
    here: 'depth counts nesting only',
    why: 'documented slip',
    correct: (peer) =>
      withContext(peer, (context) => {
        const { enterPartial } = context;
        context.enterPartial = (name) => {
          const isEntered = enterPartial.call(context, name);
          if (!isEntered) context.exitPartial(name);
          return isEntered;
        };
      }),
  },
  {
    id: 'frame-left-behind',
    what: 'A formatter that fails',
    there: 'leaves its frame on the stack, so the names after it are looked up in the wrong place',
    here: 'leaves nothing behind',
    why: 'one fault must not spread',
    correct: (peer) =>
      withInstruction(peer, Opcode.VARIABLE, (original) => (instruction, context) => {
        const frame = context.frame();
        try {
          original(instruction, context);
        } finally {
          while (context.frame() !== frame) context.pop();
        }
      }),
  },
  {
    id: 'text-of-an-object',
    what: 'A list with an object that brings its own `toString`, printed or as the name `key-by` finds',
    there: 'the whole tag fails with a TypeError',
    here: '`[object Object]`, as any other object in a list',
    why: 'data cannot bring behaviour',
    correct: (peer) =>
      withFormatters(
        withContext(peer, (context) => {
          const { append } = context;
          context.append = (text: unknown) =>
            append.call(context, typeof text === 'object' ? textOf(text) : (text as string));
        }),
        ['key-by'],
        (original) => (args, variables, context) => {
          const list = variables[0]?.get() as unknown[];
          try {
            original(args, variables, context);
          } catch {
            const path = (args[0] ?? '').split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
            const named = list.map((item) => [new Node(item).path(path), item] as const);
            const found = named.filter(([name]) => name.type !== Type.MISSING);
            variables[0]?.set(Object.fromEntries(found.map(([name, item]) => [textOf(name.value), item])));
          }
        },
      ),
  },
  {
    id: 'integer-with-exponent',
    what: 'A number as a switch (`gallery-autoplay?`, `calendar-view?`, `scarcityEnabled` …) that is written with an exponent, from 1e21',
    there: 'off: of `1e+21` only the 1 is read, and 1 is another number',
    here: 'on',
    why: 'language reference, section 3, `asBoolean`: integers that are not 0',
    correct: withIntegers,
  },
  {
    id: 'several-mistakes',
    what: 'several mistakes in brackets of one expression',
    there: 'the first of all',
    here: 'the first of each part between semicolons',
    why: 'more help, same output',
    explains: (theirs, ours) => theirs.output === ours.output && differOnlyInMistakes(theirs, ours),
  },
  {
    id: 'debug-of-a-mistake',
    what: '`{.eval # …}` with a mistake',
    there: 'lists the parts before it',
    here: '`EVAL=[]`',
    why: 'debugging aid only',
    explains: (theirs, ours) =>
      ours.output.includes('EVAL=[]') &&
      withoutDebug(theirs.output) === withoutDebug(ours.output) &&
      differOnlyInMistakes(theirs, ours),
  },
  {
    id: 'bits-of-a-name',
    what: '`~name` in an expression',
    there: '-1: the sign is applied before the name is looked up',
    here: "the value's bits",
    why: 'an operand is its value',
    marks: /\{\.eval[^}]*~/,
  },
  {
    id: 'limits',
    what: 'Limits',
    there: 'none, or only for expressions',
    here: 'see `limits.ts`; of more than 200 errors the first are kept',
    why: 'one page must not stop the server',
    explains: (theirs, ours) =>
      ours.errors.some((message) => message.startsWith('LimitError')) ||
      (ours.errors.length >= 200 &&
        theirs.output === ours.output &&
        ours.errors.every((message, index) => message === theirs.errors[index])),
  },
];
