// Compares the messages of each language with English: keys, arguments, plural forms, texts that nobody has translated. With names of
// languages or subjects (`de`, `app/orders`) only those.
import { sourceFaults, translationFaults } from '../messages/messageFaults.mjs';
import {
  listAppLanguages,
  listAppSubjects,
  listLanguages,
  listSubjects,
  readChecks,
  readSubject,
  SOURCE,
} from '../messages/readMessages.mjs';

const asked = process.argv.slice(2);
const isAsked = (names) => asked.length === 0 || asked.every((name) => names.includes(name));
let count = 0;
const faults = [];
for (const [subjects, languages] of [
  [listSubjects(), listLanguages()],
  [listAppSubjects(), listAppLanguages()],
]) {
  for (const subject of subjects) {
    const source = readSubject(SOURCE, subject);
    count += Object.keys(source).filter((key) => !key.startsWith('@')).length;
    if (isAsked([SOURCE, subject])) faults.push(...sourceFaults(source).map((line) => `en/${subject}.json: ${line}`));
    for (const language of languages.slice(1).filter((each) => isAsked([each, subject]))) {
      const own = readSubject(language, subject);
      const found = translationFaults({ language, source, own, same: readChecks(language).sameAsEnglish });
      faults.push(...found.map((line) => `${language}/${subject}.json: ${line}`));
    }
  }
}
for (const line of faults) console.error(line);
const languages = `${listLanguages().length} languages, the app's in ${listAppLanguages().length}`;
console.log(`messages: ${count} in ${languages}, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
