/** Character classes of the grammar, as a table: the scanner looks at every character of every tag. */
const LETTER = 1;
const DIGIT = 2;
const WORD_ONLY = 4; // `_` and `-`
const PATH_ONLY = 8; // `.` and `/`
const SPACE = 16;

const CLASSES = new Uint8Array(128);
for (let code = 65; code <= 90; code++) CLASSES[code] = LETTER;
for (let code = 97; code <= 122; code++) CLASSES[code] = LETTER;
for (let code = 48; code <= 57; code++) CLASSES[code] = DIGIT;
for (const char of '_-') CLASSES[char.charCodeAt(0)] = WORD_ONLY;
for (const char of './') CLASSES[char.charCodeAt(0)] = PATH_ONLY;
for (const char of ' \f\n\r\t\v') CLASSES[char.charCodeAt(0)] = SPACE;

function has(code: number, classes: number): boolean {
  return code < 128 && ((CLASSES[code] ?? 0) & classes) !== 0;
}

export const isLetter = (code: number): boolean => has(code, LETTER);
export const isDigit = (code: number): boolean => has(code, DIGIT);
export const isWordPart = (code: number): boolean => has(code, LETTER | DIGIT | WORD_ONLY);
export const isPathPart = (code: number): boolean => has(code, LETTER | DIGIT | WORD_ONLY | PATH_ONLY);
export const isSpace = (code: number): boolean => has(code, SPACE);
