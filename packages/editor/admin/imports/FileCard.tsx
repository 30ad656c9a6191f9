import * as texts from '@quoin/messages/app/fileCard';
import * as moveInTexts from '@quoin/messages/app/moveIn';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DropArea } from '../../parts/files/DropArea.tsx';
import css from './Imports.module.css';

interface FileCardProps {
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
  /** Exports of whole sites as well as tables. */
  readonly takesSites?: boolean;
}

const TABLES = '.csv,.tsv,.txt,text/csv,text/plain';

/** Where a file comes in: dropped, or chosen. */
export function FileCard({ isReading, onFile, takesSites = false }: FileCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file !== undefined && !isReading) onFile(file);
  };
  return (
    <Card title={texts.import}>
      <DropArea icon={<FileUp aria-hidden="true" strokeWidth={1.6} />} onDrop={(dropped) => take(dropped.files[0])}>
        <p>{takesSites ? moveInTexts.dropAFile : texts.dropACsvFile}</p>
        <Button look="primary" isPending={isReading} onPress={() => input.current?.click()}>
          {isReading ? texts.reading : texts.chooseAFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept={takesSites ? `${TABLES},.xml,.json,.zip,text/xml,application/json,application/zip` : TABLES}
          className={css.file}
          aria-label={takesSites ? moveInTexts.file : texts.csvFile}
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <p className={css.small}>{takesSites ? moveInTexts.csvXmlJsonOrZip : texts.youCanReviewAll}</p>
      </DropArea>
    </Card>
  );
}
