// Words that are out of the app's texts (docs/writing.md): fails when one occurs outside of a comment, and says what to write.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What is out, and what the trade says instead. */
const OUT = [
  [/\b(stands?|lies?) (here|there|below|in this list)\b/i, 'appears here'],
  [/\b(nobody|somebody)\b/i, '“no one”, “someone”, or name the person'],
  [/\b(whoever|whom)\b/i, '“people who”, “anyone who”'],
  [/\bowes? you\b/i, 'unpaid orders'],
  [/\b(are|is|was) told\b/i, '“see”, “are notified”'],
  [/\bno such page\b/i, '404'],
  [/\bBuyers?\b|\bbuyers?[ .,’]/, 'customer'],
  [/\bways? of shipping\b/i, 'shipping option'],
  [/\bways? to pay\b/i, 'payment method'],
  [/\bsay (how|what)\b/i, 'an imperative verb: “Set up …”'],
  [/\b(let go to|let in|throw away|put back)\b/i, '“drop to”, “approve”, “discard”, “restore”'],
  [/\b(for ever|for good)\b/i, 'permanently'],
  [/\b(by itself|by themselves)\b/i, 'automatically'],
  [/\b(is|are) on (its|their) way\b/i, '“sent”, “pending”'],
  [/\b(leads? on|goes? on|go on (with|working))\b/i, '“redirects”, “continues”'],
  [/\bmeanwhile[.,]/i, 'nothing, or “while …”'],
  [/\bnothing is called so\b/i, 'No results'],
  [/(['">])Do not(['"<])/, 'Cancel'],
  [/\b(somebody|someone) else (has )?changed .*meanwhile\b/i, '“Someone else changed …”'],
  [/\b(is|are) (no longer there|not there any ?more)\b/i, '“was deleted”'],
  [/\bWrite it like\b/, '“Use a format such as …”'],
  [/['"`>][^'"`<]*\b(is|was) no (email|address|whole|number|date)\b/, '“is not a …”'],
  [/\b(taken|take it) down\b/i, 'unpublished'],
];

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'testing'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$|\.json$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The same text with blanks in place of comments, so that lines keep their numbers. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** The editor and its texts, and what the domain says of blocks, roles and mistakes. */
const sources = [
  ...files(join(root, 'packages/editor')),
  ...files(join(root, 'packages/messages/en/app')),
  ...files(join(root, 'packages/domain')).filter((path) => /[wW]ording\.ts$|roleNames\.ts$|\/blocks\//.test(path)),
];
const faults = sources.flatMap((path) =>
  withoutComments(readFileSync(path, 'utf8'))
    .split('\n')
    .flatMap((line, index) =>
      OUT.filter(([word]) => word.test(line)).map(
        ([word, instead]) => `${relative(root, path)}:${index + 1}: “${word.exec(line)?.[0]}” is out: ${instead}`,
      ),
    ),
);
for (const line of faults) console.error(line);
console.log(`words: ${OUT.length} out, ${faults.length} found`);
process.exit(faults.length > 0 ? 1 : 0);
