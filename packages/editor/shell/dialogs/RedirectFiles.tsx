import type { TextEncoding } from '@quoin/domain/formats';
import { type Redirect, type RedirectFile, readRedirectFile, redirectSentence, redirectsCsv } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/redirectFiles';
import { useRef, useState } from 'react';
import { readTextFile } from '../../app/files/readTextFile.ts';
import { saveFile } from '../../app/files/saveFile.ts';
import { Button } from '../../parts/Button.tsx';
import fields from '../../parts/fields/fields.module.css';
import { againWith, type FileReading, TableReadingFields } from '../../parts/fields/TableReadingFields.tsx';
import css from './RedirectsDialog.module.css';

interface RedirectFilesProps {
  readonly redirects: readonly Redirect[];
  /** Every line of the list can be read: only then it can be written down or joined. */
  readonly isWhole: boolean;
  readonly onRedirects: (redirects: readonly Redirect[]) => void;
}

interface ReadFile {
  readonly chosen: File;
  readonly encoding: TextEncoding;
  readonly file: RedirectFile;
}

const MOST_LETTERS = 2_000_000;

/**
 * Exports and imports the list as a table. First shows what a file would change. One wrong line rejects the whole file.
 */
export function RedirectFiles({ redirects, isWhole, onRedirects }: RedirectFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const look = async (chosen: File, { encoding: given, separator }: Partial<FileReading> = {}) => {
    const decoded = chosen.size > MOST_LETTERS ? null : await readTextFile(chosen, given);
    const { text, encoding } = decoded ?? { text: '', encoding: given ?? 'utf-8' };
    setRead({ chosen, encoding, file: readRedirectFile(text, redirects, separator) });
  };
  return (
    <section aria-label={texts.importAndExportRedirects} className={css.files}>
      <div className={css.tools}>
        <Button isDisabled={!isWhole} onPress={() => input.current?.click()}>
          {texts.importCsv}
        </Button>
        <Button
          isDisabled={!isWhole || redirects.length === 0}
          onPress={() => saveFile('redirects.csv', redirectsCsv(redirects), 'text/csv')}
        >
          {texts.exportCsv}
        </Button>
        <span className={fields.soft}>{texts.columnsFromToStatus}</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label={texts.fileOfRedirects}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void look(file);
            target.value = '';
          }}
        />
      </div>
      {read === null ? null : (
        <Report
          read={read}
          onReading={(change) => void look(read.chosen, change)}
          onTake={() => {
            onRedirects(read.file.redirects);
            setRead(null);
          }}
          onDrop={() => setRead(null)}
        />
      )}
    </section>
  );
}

interface ReportProps {
  readonly read: ReadFile;
  readonly onReading: (reading: Partial<FileReading>) => void;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

function Report({ read: { chosen, encoding, file }, onReading, onTake, onDrop }: ReportProps) {
  const { added, changed, same, problems } = file;
  const isRight = problems.length === 0;
  const reading = { encoding, separator: file.separator };
  return (
    <div className={css.report} role="status">
      <p>
        <strong>{chosen.name}</strong>{' '}
        {isRight ? texts.containsNewChangedAnd(added, changed, same) : texts.cannotBeImportedLines(problems.length)}
      </p>
      {isRight ? null : (
        <ul className={css.problems}>
          {problems.map((problem) => (
            <li key={`${problem.line} ${problem.code}`}>
              {texts.line(problem.line, redirectSentence(problem))}
              {problem.column === undefined ? null : texts.column(problem.column)}
            </li>
          ))}
        </ul>
      )}
      <TableReadingFields reading={reading} onChange={(change) => onReading(againWith(reading, change))} />
      <div className={css.tools}>
        {isRight && added + changed > 0 ? (
          <Button look="primary" onPress={onTake}>
            {texts.addRedirects}
          </Button>
        ) : null}
        <Button onPress={onDrop}>{isRight && added + changed > 0 ? commonTexts.cancel : commonTexts.close}</Button>
      </div>
    </div>
  );
}
