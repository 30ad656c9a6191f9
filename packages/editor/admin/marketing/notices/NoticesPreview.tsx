import type { AnnouncementSettings, PopupSettings } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/noticesPreview';
import { Card } from '../../../parts/Card.tsx';
import css from './Notices.module.css';

export interface NoticesPreviewProps {
  readonly popup: PopupSettings;
  readonly announcement: AnnouncementSettings;
}

/** Shows a small page with the popup and the announcement, as in a wide window and on a phone. */
export function NoticesPreview({ popup, announcement }: NoticesPreviewProps) {
  return (
    <Card title={texts.preview}>
      <div className={css.previews}>
        <SmallPage popup={popup} announcement={announcement} device="desktop" />
        <SmallPage popup={popup} announcement={announcement} device="phone" />
      </div>
    </Card>
  );
}

function SmallPage({ popup, announcement, device }: NoticesPreviewProps & { readonly device: 'desktop' | 'phone' }) {
  return (
    <figure className={css.preview}>
      <div className={`${css.page} ${device === 'phone' ? css.phone : ''}`} aria-hidden="true">
        {announcement.isShown && announcement.text !== '' ? <p className={css.bar}>{announcement.text}</p> : null}
        <div className={css.lines}>
          <i />
          <i />
          <i />
          <i />
        </div>
        {popup.isShown ? (
          <div className={css.popup} data-row={popup.row} data-column={popup.column} data-theme={popup.theme}>
            <b>{popup.title || commonTexts.title}</b>
            {popup.text === '' ? null : <span className={css.said}>{popup.text}</span>}
            {popup.buttonText === '' ? null : <em>{popup.buttonText}</em>}
          </div>
        ) : null}
      </div>
      <figcaption className={css.caption}>
        {device === 'phone' ? commonTexts.phoneDevice : commonTexts.desktop}
      </figcaption>
    </figure>
  );
}
