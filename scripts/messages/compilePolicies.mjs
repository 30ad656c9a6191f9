// Compiles packages/messages/<language>/policies/<name>.json, the texts that policies of a site begin with, into
// packages/messages/compiled/policies.ts. A language has them where it has the folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLanguages, MESSAGES } from './readMessages.mjs';
import { writeChanged } from './writeChanged.mjs';

const POLICIES = 'policies';
/** Stands where a setting is empty. */
const MISSING = 'missingValues';

/** Writes the file. Throws where a part has no text. */
export function compilePolicies(folder = MESSAGES) {
  const languages = listLanguages(folder).filter((language) => existsSync(join(folder, language, POLICIES)));
  const all = Object.fromEntries(languages.map((language) => [language, readPolicies(folder, language)]));
  writeChanged(
    join(folder, 'compiled', `${POLICIES}.ts`),
    `// From */${POLICIES}, by scripts/messages/compilePolicies.mjs.
/** A paragraph, or the entries of a list, with a heading where a new section begins. \`when\`: shown where all of these hold. */
export interface PolicyPart {
  readonly heading?: string;
  readonly text: string | readonly string[];
  readonly when?: readonly string[];
}
export interface PolicyTexts {
  readonly policies: Readonly<Record<string, readonly PolicyPart[]>>;
  readonly missingValues: Readonly<Record<string, string>>;
}
export const policies: Readonly<Record<string, PolicyTexts>> = ${JSON.stringify(all)};
`,
  );
}

function readPolicies(folder, language) {
  const at = join(folder, language, POLICIES);
  const names = readdirSync(at).filter((name) => name.endsWith('.json'));
  const read = new Map(
    names.map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(at, name), 'utf8'))]),
  );
  const missingValues = read.get(MISSING) ?? {};
  read.delete(MISSING);
  for (const [name, parts] of read) {
    const bare = parts.findIndex(({ text }) => text === undefined || text.length === 0);
    if (bare >= 0) throw new Error(`${language}/${POLICIES}/${name}.json: part ${bare + 1} has no text.`);
  }
  return { policies: Object.fromEntries(read), missingValues };
}
