import * as texts from '@quoin/messages/app/fileCard';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DropArea } from '../../parts/DropArea.tsx';
import css from './Imports.module.css';

interface FileCardProps {
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a table comes in: dropped, or chosen. */
export function FileCard({ isReading, onFile }: FileCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file !== undefined && !isReading) onFile(file);
  };
  return (
    <Card title={texts.import}>
      <DropArea icon={<FileUp aria-hidden="true" strokeWidth={1.6} />} onDrop={(dropped) => take(dropped.files[0])}>
        <p>{texts.dropACsvFile}</p>
        <Button look="primary" isPending={isReading} onPress={() => input.current?.click()}>
          {isReading ? texts.reading : texts.chooseAFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className={css.file}
          aria-label={texts.csvFile}
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <p className={css.small}>{texts.youCanReviewAll}</p>
      </DropArea>
    </Card>
  );
}
