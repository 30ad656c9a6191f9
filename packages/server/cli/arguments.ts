/** A command that cannot be understood or carried out; its sentence is for the person at the keyboard. */
export class UsageFault extends Error {}

export interface Arguments {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

/** Where a command writes; tests read it there. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

export const TERMINAL: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/** Options that may be given several times: a line each. */
const REPEATED = new Set(['map']);
const FLAGS = new Set(['apply', 'consent', 'content', 'in-reports', 'remove', 'replace', 'use', 'verify', 'write']);

export function parseArguments(args: readonly string[]): Arguments {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    if (!word.startsWith('--')) words.push(word);
    else if (FLAGS.has(word.slice(2))) options.set(word.slice(2), 'yes');
    else {
      const value = args[at + 1];
      if (value === undefined) throw new UsageFault(`${word} needs a value.`);
      const [name, before] = [word.slice(2), options.get(word.slice(2))];
      options.set(name, before !== undefined && REPEATED.has(name) ? `${before}\n${value}` : value);
      at += 1;
    }
  }
  return { words, options };
}
