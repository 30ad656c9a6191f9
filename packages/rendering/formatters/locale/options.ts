/** Reads one `name:value` piece; '' for a bare word. What it does not know it leaves alone. */
export type OptionReader<Options> = (name: string, value: string, options: Options) => void;

/** Options from the pieces of an argument text, frozen: formats are kept per object. */
export function optionParser<Options extends object>(
  read: OptionReader<Options>,
  defaults?: Options,
): (pieces: readonly string[]) => Readonly<Options> {
  const none = Object.freeze({ ...defaults }) as Readonly<Options>;
  return (pieces) => {
    if (pieces.length === 0) return none;
    const options = {} as Options;
    for (const piece of pieces) readPiece(piece, options, read);
    return Object.freeze({ ...defaults, ...options });
  };
}

function readPiece<Options>(piece: string, options: Options, read: OptionReader<Options>): void {
  const colon = piece.indexOf(':');
  if (colon < 0) read(piece, '', options);
  else read(piece.slice(0, colon), piece.slice(colon + 1), options);
}

/** The value as one of the known words, else undefined. */
export function oneOf<Word extends string>(words: readonly Word[], value: string): Word | undefined {
  return words.find((word) => word === value);
}
