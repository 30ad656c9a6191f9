import { type JsonRecord, recordIn } from '@quoin/domain/document';
import { ORDER_LINK_TITLE } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/sitePart';
import { perform } from '../../../commands/acts/acting.ts';
import { changeSite } from '../../../commands/changeSite.ts';
import type { PickedAsset } from '../../../media/pickedAsset.ts';
import { useActWorld, useRecord } from '../../editorContext.ts';
import { AssetField } from '../../fields/AssetField.tsx';
import css from '../inspector.module.css';
import { NamedField } from '../NamedField.tsx';
import { type Changes, RecordText } from '../RecordText.tsx';
import { SiteBlocks } from './SiteBlocks.tsx';

export function SitePart() {
  const world = useActWorld();
  const record = useRecord('site:site') ?? {};
  const onChange: Changes = (changes, key) => void perform(world, changeSite, { changes }, `site ${key}`);
  return (
    <div className={css.fields}>
      <NamedField name="title">
        <RecordText label={texts.siteTitle} path={['title']} max={200} record={record} onChange={onChange} />
      </NamedField>
      <NamedField name="tagline">
        <RecordText label={texts.tagline} path={['tagline']} max={500} record={record} onChange={onChange} />
      </NamedField>
      <SitePicture name="icon" label={texts.siteIcon} hint={texts.shownInBrowserTabs} {...{ record, onChange }} />
      <SitePicture
        name="sharePicture"
        label={texts.sharingPicture}
        hint={texts.shownWhereALink}
        {...{ record, onChange }}
      />
      <fieldset className={css.plain}>
        <legend>{texts.onlineOrdering}</legend>
        <RecordText
          label={texts.orderingPageUrl}
          path={['ordering', 'url']}
          max={2000}
          placeholder={texts.https}
          hint={texts.availableInEveryLink}
          {...{ record, onChange }}
        />
        <RecordText
          label={texts.linkTitle}
          path={['ordering', 'title']}
          max={60}
          placeholder={ORDER_LINK_TITLE}
          {...{ record, onChange }}
        />
      </fieldset>
      <SiteBlocks record={record} onChange={onChange} />
    </div>
  );
}

interface SitePictureProps {
  readonly name: 'icon' | 'sharePicture';
  readonly label: string;
  readonly hint: string;
  readonly record: JsonRecord;
  readonly onChange: Changes;
}

function SitePicture({ name, label, hint, record, onChange }: SitePictureProps) {
  const id = String(recordIn(record, name).id ?? '');
  const pick = (asset: PickedAsset | null) =>
    onChange([{ path: [name], value: asset === null ? undefined : pictureOf(asset) }], name);
  return (
    <NamedField name={name}>
      <AssetField kind="image" {...{ label, hint, id }} onPick={pick} />
    </NamedField>
  );
}

function pictureOf({ id, address, altText, width = 0, height = 0 }: PickedAsset): JsonRecord {
  return { id, url: address, altText, width, height };
}
