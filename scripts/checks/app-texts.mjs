// Texts of the app belong into packages/messages/en/app: no component may say something to people by itself, and no rule why it
// refuses.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages');
const editor = join(packages, 'editor');
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

/** A table of sentences by the codes of Problems, and a line of it that says one itself. */
const SENTENCES = /^(?:export )?const (\w+): (?:Partial<)?Wording<[^=]* = \{\n(.*?)^\}/gms;
const OWN_SENTENCE = /['"`][^'"`]*\w \w[^'"`]*['"`]/;
/** For who writes templates, not for who works in the app. */
const OF_TEMPLATES = 'imagePropWording';

/** Lines of such tables that do not take their sentence from packages/messages. */
export function ownSentences(code) {
  return [...code.matchAll(SENTENCES)].flatMap(([, name, lines]) =>
    name === OF_TEMPLATES ? [] : lines.split('\n').filter((line) => !COMMENT.test(line) && OWN_SENTENCE.test(line)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const filesOf = (folder) =>
    readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name));
  const read = (folder, name) => readFileSync(join(folder, name), 'utf8');
  const faults = filesOf(editor).flatMap((name) =>
    ownTexts(read(editor, name), name.endsWith('x')).map(({ line, text }) => `packages/editor/${name}:${line} ${text}`),
  );
  const sentences = ['domain', 'server'].flatMap((owner) =>
    filesOf(join(packages, owner)).flatMap((name) =>
      ownSentences(read(join(packages, owner), name)).map((line) => `packages/${owner}/${name} ${line.trim()}`),
    ),
  );
  for (const fault of [...faults, ...sentences]) console.error(`${fault}: belongs into packages/messages/en/app`);
  console.log(`texts of the app: ${faults.length + sentences.length} faults`);
  process.exit(faults.length + sentences.length > 0 ? 1 : 0);
}
