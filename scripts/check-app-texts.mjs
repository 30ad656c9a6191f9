// Texts of the app belong into packages/messages/en/app: here no component may say something to people by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const editor = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/editor');
/** Tests, fake pages for tests, and what runs on the site. */
const LEFT_OUT = /\.test\.|(?:^|\/)testing\/|^(?:dist|frame|node_modules)\//;
/** Text that users read or hear, as an attribute or a property. */
const SAID =
  /(?<![\w-])(?:label|title|aria-label|aria-valuetext|data-name|placeholder|alt|hint|text|description|message|question|confirmLabel|cancelLabel|subtitle|lead)(?:=|: )(['"])((?:(?!\1).)*)\1/g;
/** Text of an element: on a line of its own, or between two tags. */
const BETWEEN_TAGS = /^\s*[A-Z][a-z]+(?:,? [\w’]+)+[.?…]?$|[\w"}']>([A-Z][^<>{}=;()]{2,})<\//;
const IS_TEXT = /^(?!\$\{).*(?:[A-Z][a-z]|[a-z] [a-z])/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Lines that say something themselves. Samples of what a visitor's text is filled with are no texts of the app. */
export function ownTexts(code, isComponent) {
  return code.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line) || line.includes('Sea Smoke')) return [];
    const said = [...line.matchAll(SAID)].some(([, , text]) => IS_TEXT.test(text));
    return said || (isComponent && BETWEEN_TAGS.test(line)) ? [{ line: index + 1, text: line.trim() }] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync(editor, { recursive: true }).filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name));
  const faults = files.flatMap((name) => {
    const own = ownTexts(readFileSync(join(editor, name), 'utf8'), name.endsWith('x'));
    return own.map(({ line, text }) => `packages/editor/${name}:${line} ${text}`);
  });
  for (const fault of faults) console.error(`${fault}: belongs into packages/messages/en/app`);
  console.log(`texts of the app: ${files.length} files, ${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}
