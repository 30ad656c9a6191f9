import * as texts from '@quoin/messages/app/listFile';
import { Download } from 'lucide-react';
import { csvText } from '../../app/files/csvText.ts';
import { saveFile } from '../../app/files/saveFile.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import css from './tables.module.css';

export interface ListFileProps {
  /** Title of the list, for screen readers on the button. The file is named after `name`. */
  readonly title: string;
  readonly name: string;
  readonly header: readonly string[];
  readonly records: readonly (readonly (string | number)[])[];
}

/** A list that is on the screen as a whole, as a file. */
export function ListFile({ title, name, header, records }: ListFileProps) {
  const { identifier } = useSite();
  const save = () => saveFile(`${identifier}-${name}.csv`, csvText(header, records), 'text/csv');
  return (
    <span className={css.export}>
      <Button look="quiet" onPress={save}>
        <Download aria-hidden="true" /> {texts.csv}
        <span className={css.spoken}> {texts.of(title)}</span>
      </Button>
    </span>
  );
}
