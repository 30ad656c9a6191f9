// A sentence lives in packages/messages or in a catalogue of the domain, and nowhere else: fails when one occurs as a literal
// in another package.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSubjects, readSubject, SOURCE } from '../messages/readMessages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Shorter texts ("Added!", "Email") are words, not sentences: they may well occur by chance. */
const MINIMUM_LENGTH = 16;

function files(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, pattern) : pattern.test(entry.name) ? [path] : [];
  });
}

const sentences = new Map();
for (const file of files(join(root, 'packages/domain'), /[wW]ording\.ts$/)) {
  for (const [, , text] of readFileSync(file, 'utf8').matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)) {
    if (text.length >= MINIMUM_LENGTH && text.includes(' '))
      sentences.set(text.replace(/\\'/g, "'"), relative(root, file));
  }
}

for (const subject of listSubjects()) {
  for (const [key, text] of Object.entries(readSubject(SOURCE, subject))) {
    const isSentence = typeof text === 'string' && text.length >= MINIMUM_LENGTH && text.includes(' ');
    if (isSentence) sentences.set(text, `packages/messages/en/${subject}.json (${key})`);
  }
}

const faults = [];
const others = ['template', 'contract', 'rendering', 'ui', 'storefront', 'editor', 'server'];
for (const pkg of others) {
  for (const file of files(join(root, 'packages', pkg), /\.tsx?$/)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replace(/\\'/g, "'");
    for (const [sentence, home] of sentences) {
      if (text.includes(`'${sentence}'`) || text.includes(`"${sentence}"`) || text.includes(`\`${sentence}\``)) {
        faults.push(`${relative(root, file)}: repeats "${sentence}" of ${home}`);
      }
    }
  }
}
for (const line of faults) console.error(line);
console.log(`wording: ${sentences.size} sentences, ${faults.length} repeated elsewhere`);
process.exit(faults.length > 0 ? 1 : 0);
