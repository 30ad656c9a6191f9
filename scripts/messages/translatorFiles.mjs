// Messages as files that translators' tools read and write: XLIFF 1.2 and PO.
import { po } from 'gettext-parser';
import { jsToXliff12, xliff12ToJs } from 'xliff';
import { SOURCE } from './readMessages.mjs';

/**
 * `entries` are `{ subject, key, source, target, note }`: `target` is '' for what nobody has translated yet, `note` what the
 * text alone does not tell. What a file is read as has the same shape, without notes.
 */
export const FORMATS = {
  xliff: { write: writeXliff, read: readXliff },
  po: { write: writePo, read: readPo },
};

function writeXliff(entries, language) {
  const resources = {};
  for (const { subject, key, source, target, note } of entries) {
    resources[subject] ??= {};
    resources[subject][key] = { source, ...(target === '' ? {} : { target }), ...(note === '' ? {} : { note }) };
  }
  return jsToXliff12({ sourceLanguage: SOURCE, targetLanguage: language, resources });
}

async function readXliff(text) {
  const { targetLanguage, resources } = await xliff12ToJs(text);
  const entries = Object.entries(resources).flatMap(([subject, units]) =>
    Object.entries(units).map(([key, { source, target }]) => ({ subject, key, source, target: target ?? '' })),
  );
  return { language: targetLanguage ?? '', entries };
}

/** The context of a PO entry is subject and key, so that the same English may be said in two ways. */
function writePo(entries, language) {
  const translations = {};
  for (const { subject, key, source, target, note } of entries) {
    const msgctxt = `${subject}:${key}`;
    const comments = note === '' ? {} : { extracted: note };
    translations[msgctxt] = { [source]: { msgctxt, msgid: source, msgstr: [target], comments } };
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language };
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

async function readPo(text) {
  const { headers, translations } = po.parse(text);
  const entries = Object.entries(translations).flatMap(([context, units]) =>
    Object.values(units)
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr }) => {
        const [subject, ...key] = context.split(':');
        return { subject, key: key.join(':'), source: msgid, target: msgstr[0] ?? '' };
      }),
  );
  return { language: headers.Language ?? headers.language ?? '', entries };
}
