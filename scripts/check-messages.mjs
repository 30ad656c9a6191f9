// Compares the messages of each language with English: keys, arguments, plural forms, texts that nobody has translated.
import { sourceFaults, translationFaults } from './messages/messageFaults.mjs';
import { listLanguages, listSubjects, readChecks, readSubject, SOURCE } from './messages/readMessages.mjs';

let count = 0;
const faults = [];
for (const subject of listSubjects()) {
  const source = readSubject(SOURCE, subject);
  count += Object.keys(source).filter((key) => !key.startsWith('@')).length;
  faults.push(...sourceFaults(source).map((line) => `en/${subject}.json: ${line}`));
  for (const language of listLanguages().slice(1)) {
    const own = readSubject(language, subject);
    const found = translationFaults({ language, source, own, same: readChecks(language).sameAsEnglish });
    faults.push(...found.map((line) => `${language}/${subject}.json: ${line}`));
  }
}
for (const line of faults) console.error(line);
console.log(`messages: ${count} in ${listLanguages().length} languages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
