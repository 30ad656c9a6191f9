import { appStaticExportPath } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/importScreen';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useOwnerDownload } from './useOwnerDownload.ts';

const ORIGIN = /^https?:\/\/[^/?#\s]+\/?$/;

/** The published site as files for any web server, for its owner. */
export function StaticExportCard() {
  const { identifier, isOwner } = useSite();
  const [origin, setOrigin] = useState('');
  const [forms, setForms] = useState<'live' | 'none'>('live');
  const { isPending, download } = useOwnerDownload();
  const href = `${appStaticExportPath(identifier)}?${new URLSearchParams({ origin: origin.trim(), forms })}`;
  if (!isOwner) return null;
  const isSound = origin.trim() === '' || ORIGIN.test(origin.trim());
  return (
    <Card title={texts.staticSite}>
      <div className={fields.stack}>
        <p>{texts.publishedPagesAsFiles}</p>
        <TextField
          label={texts.newAddress}
          value={origin}
          onChange={setOrigin}
          placeholder="https://www.example.com"
          {...(isSound ? {} : { error: texts.enterAnAddress })}
        />
        <SelectField
          label={texts.formsAndCart}
          choices={[
            { value: 'live', text: texts.leadToThisSite },
            { value: 'none', text: texts.areLeftOut },
          ]}
          value={forms}
          onChange={setForms}
        />
        <div>
          <Button isPending={isPending} isDisabled={!isSound} onPress={() => void download(href)}>
            <Download aria-hidden="true" /> {texts.downloadStaticSite}
          </Button>
        </div>
      </div>
    </Card>
  );
}
